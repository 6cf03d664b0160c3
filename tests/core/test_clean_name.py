"""Names as they are kept."""

from __future__ import annotations

import pytest

from tourney.core.errors import TourneyError
from tourney.core.records import clean_name


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e \u200d", "\ufeff", "\u00ad", "\x01"])
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(TourneyError) as caught:
        clean_name(name)
    assert caught.value.code == "name-empty"


@pytest.mark.parametrize("name", ["ann", "王", "\U0001f600", "\ue000", "1", "فا\u200cطمه"])
def test_a_name_with_a_sign_of_any_script_is_kept(name: str) -> None:
    assert clean_name(f" {name} ") == name

"""The formats there are, found by scanning the folders."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import cast

from tourney.core import registry
from tourney.core.errors import TourneyError
from tourney.core.marks import QT_TRANSLATE_NOOP
from tourney.exchange.base import EventWriter, Reader, Writer

FORMAT_UNKNOWN = QT_TRANSLATE_NOOP("Exchange", "“{name}” has no known format. Known are: {known}.")
OTHER_PROGRAM = QT_TRANSLATE_NOOP(
    "Exchange",
    "“{name}” is a document of another program ({suffix}), which is not read here. Open it there and save "
    "its table as .xlsx or .csv; a program for tournaments may also write a report (.trf).",
)
XML = QT_TRANSLATE_NOOP(
    "Exchange",
    "“{name}” is an XML document, which is not read here. Let the program that wrote it export a table of "
    "players or games (.csv), or a report (.trf).",
)


_OTHERS = frozenset(
    (".ods", ".numbers", ".xlsb", ".pdf", ".doc", ".docx", ".odt", ".rtf", ".tunx", ".tun", ".turx", ".swt")
)


def readers() -> Mapping[str, Reader]:
    """Return key -> reader."""
    return cast("Mapping[str, Reader]", registry.scan("tourney.exchange.readers"))


def writers() -> Mapping[str, Writer]:
    """Return key -> writer."""
    return cast("Mapping[str, Writer]", registry.scan("tourney.exchange.writers"))


def event_writers() -> Mapping[str, EventWriter]:
    """Return key -> writer of whole tournaments ("trf16", "trf26")."""
    return cast("Mapping[str, EventWriter]", registry.scan("tourney.exchange.event_writers"))


def find_reader(name: str, data: bytes) -> Reader:
    """Return the reader for a file by what it holds, else by its name.

    Raises
    ------
    TourneyError
        "format-unknown".
    """
    claiming = (reader for reader in readers().values() if reader.claims(data))
    return next(claiming, None) or reader_for(name)


def reader_for(name: str) -> Reader:
    """Return the reader for a file of that name.

    Raises
    ------
    TourneyError
        "format-unknown".
    """
    suffix = PurePath(name).suffix.lower()
    for reader in readers().values():
        if suffix in reader.suffixes:
            return reader
    if suffix == ".xml":
        raise TourneyError("format-unknown", XML(name=name), field="file")
    if suffix in _OTHERS:
        raise TourneyError("format-unknown", OTHER_PROGRAM(name=name, suffix=suffix), field="file")
    known = sorted({one for reader in readers().values() for one in reader.suffixes})
    raise TourneyError("format-unknown", FORMAT_UNKNOWN(name=name, known=", ".join(known)), field="file")


def writer_for(name: str) -> Writer:
    """Return the writer for a file of that name.

    Raises
    ------
    TourneyError
        "format-unknown".
    """
    suffix = PurePath(name).suffix.lower()
    for writer in writers().values():
        if suffix == writer.suffix:
            return writer
    known = sorted(writer.suffix for writer in writers().values())
    raise TourneyError("format-unknown", FORMAT_UNKNOWN(name=name, known=", ".join(known)), field="file")

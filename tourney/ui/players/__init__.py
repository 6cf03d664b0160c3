"""The parts of the Players page: list panel, card, tabs, and the dialogs that change a person.

A part shows records and emits what was asked for; only the page and the dialogs send commands. Parts
may import ``ui.base``, ``ui.models``, ``ui.widgets`` and ``ui.charts``, and no page. To add a tab to
the card: a widget with ``show_card(card)`` and ``retranslate()``, and one line in ``card.py``.
"""

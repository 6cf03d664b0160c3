"""The style sheet of the stock parts. ``@token`` is a colour, ``@30`` a length that grows with the words.

No fonts in here: a sheet that names one would override ``setFont`` everywhere below it.
"""

from __future__ import annotations

SHEET = """
QToolTip { background:@raised; color:@text; border:1px solid @control; padding:6px 8px; }
QMainWindow, QDialog, QWizard { background:@panel; }
QMainWindow::separator { background:@line; width:1px; height:1px; }
QSplitter::handle { background:@line; }
QSplitter::handle:horizontal { width:1px; }
QSplitter::handle:vertical { height:1px; }
QStackedWidget, QScrollArea, QScrollArea > QWidget > QWidget { background:transparent; border:0; }
QFrame[frameShape="4"] { background:@line; border:0; max-height:1px; }
QFrame[frameShape="5"] { background:@line; border:0; max-width:1px; }

QAbstractScrollArea { background:@panel; border:0; }
QLabel { background:transparent; }
QLabel[ink="soft"] { color:@soft; }
QLabel[ink="faint"] { color:@faint; }
QLabel[ink="accent"] { color:@accent; }
QLabel[ink="warn"] { color:@warn; }
QLabel[ink="placing"] { color:@placing; }
QLabel[ink="good"] { color:@good; }
QLabel:disabled { color:@faint; }

QLineEdit, QAbstractSpinBox, QComboBox, QTextEdit, QPlainTextEdit {
  background:@ground; color:@text; border:1px solid @control; border-radius:6px;
  selection-background-color:@accent; selection-color:@on_accent; }
QLineEdit, QAbstractSpinBox, QComboBox { padding:0 10px; min-height:@30; }
QTextEdit, QPlainTextEdit { padding:6px 8px; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover, QTextEdit:hover, QPlainTextEdit:hover {
  border-color:@edge; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on {
  border:2px solid @accent; padding:0 9px; background:@panel; min-height:@28; }
QTextEdit:focus, QPlainTextEdit:focus { border:2px solid @accent; padding:5px 7px; background:@panel; }
QLineEdit[state="error"], QAbstractSpinBox[state="error"], QComboBox[state="error"] {
  border:2px solid @warn; padding:0 9px; min-height:@28; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled, QTextEdit:disabled {
  color:@faint; background:@ground; border-color:@line; }
QLineEdit:read-only { background:@panel; border-color:@line; }
QAbstractItemView QLineEdit { border-radius:4px; min-height:0; padding:0 8px; background:@panel; }
QAbstractItemView QLineEdit:focus { padding:0 8px; min-height:0; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
  background:transparent; border:0; padding:0; min-height:0; }
QAbstractSpinBox QLineEdit:focus, QComboBox QLineEdit:focus {
  background:transparent; border:0; padding:0; min-height:0; }

QComboBox::drop-down, QDateEdit::drop-down {
  subcontrol-origin:padding; subcontrol-position:center right; width:@28; border:0; }
QComboBox::down-arrow, QDateEdit::down-arrow {
  image:url(sheet:chevron-down-@look.svg); width:@16; height:@16; }
QComboBox { combobox-popup:0; }
QComboBox QAbstractItemView {
  background:@raised; color:@text; border:1px solid @control; padding:4px; outline:0;
  selection-background-color:@wash; selection-color:@text; }
QComboBox QAbstractItemView::item { min-height:@28; padding:0 6px; border-radius:4px; }
QComboBox QAbstractItemView::item:hover { background:@hover; }
QComboBox QAbstractItemView::item:selected { background:@wash; color:@text; }

QSpinBox::up-button, QDoubleSpinBox::up-button, QTimeEdit::up-button, QDateTimeEdit::up-button {
  subcontrol-origin:border; subcontrol-position:top right; width:@24; border:0; margin:2px 2px 0 0; }
QSpinBox::down-button, QDoubleSpinBox::down-button, QTimeEdit::down-button, QDateTimeEdit::down-button {
  subcontrol-origin:border; subcontrol-position:bottom right; width:@24; border:0; margin:0 2px 2px 0; }
QAbstractSpinBox::up-arrow { image:url(sheet:chevron-up-@look.svg); width:@12; height:@12; }
QAbstractSpinBox::down-arrow { image:url(sheet:chevron-down-@look.svg); width:@12; height:@12; }
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled {
  image:url(sheet:chevron-up-off-@look.svg); }
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled {
  image:url(sheet:chevron-down-off-@look.svg); }

QCheckBox, QRadioButton { spacing:8px; color:@text; background:transparent; padding:3px 4px;
  border:2px solid transparent; border-radius:6px; }
QCheckBox:focus, QRadioButton:focus { border-color:@accent; }
QCheckBox:disabled, QRadioButton:disabled { color:@faint; }
QCheckBox::indicator, QRadioButton::indicator {
  width:@16; height:@16; border:1px solid @edge; background:@panel; }
QCheckBox::indicator { border-radius:4px; }
QRadioButton::indicator { border-radius:@round; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color:@accent; }
QCheckBox::indicator:checked { background:@accent; border-color:@accent; image:url(sheet:check-@look.svg); }
QCheckBox::indicator:indeterminate {
  background:@accent; border-color:@accent; image:url(sheet:minus-@look.svg); }
QRadioButton::indicator:checked { background:@accent; border-color:@accent; image:url(sheet:dot-@look.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background:@ground; border-color:@control; }

QPushButton { background:@raised; border:1px solid @control; border-radius:6px; padding:0 12px;
  min-height:@30; color:@text; }
QPushButton:hover { border-color:@edge; background:@hover; }
QPushButton:pressed { background:@ground; }
QPushButton:focus { border:2px solid @accent; padding:0 11px; min-height:@28; }
QPushButton:default { background:@accent; border-color:@accent; color:@on_accent; }
QPushButton:default:hover { background:@accent_hover; }
QPushButton:default:focus { border:2px solid @text; }
QPushButton:disabled { color:@faint; background:@ground; border-color:@line; }
QToolButton { background:transparent; color:@text; border:1px solid transparent; border-radius:6px;
  padding:5px; }
QToolButton:hover { background:@hover; border-color:@control; }
QToolButton:pressed, QToolButton:checked { background:@wash; }
QToolButton:focus { border:2px solid @accent; padding:4px; }
QToolButton::menu-indicator { image:none; }
QToolBar { background:@panel; border:0; border-bottom:1px solid @line; spacing:4px; padding:4px; }
QStatusBar { background:@ground; color:@soft; border-top:1px solid @line; }
QStatusBar::item { border:0; }

QMenuBar { background:@panel; color:@text; border-bottom:1px solid @line; padding:2px 8px; }
QMenuBar::item { background:transparent; padding:5px 9px; border-radius:6px; }
QMenuBar::item:selected { background:@wash; color:@text; }
QMenu { background:@raised; color:@text; border:1px solid @control; padding:4px; }
QMenu::item { padding:6px 24px 6px 12px; border-radius:4px; min-width:@140; }
QMenu::item:selected { background:@wash; color:@text; }
QMenu::item:disabled { color:@faint; background:transparent; }
QMenu::separator { height:1px; background:@line; margin:4px 8px; }
QMenu::icon { padding-left:10px; }
QMenu::indicator { width:@16; height:@16; padding-left:8px; }
QMenu::indicator:checked { image:url(sheet:tick-@look.svg); }
QMenu::right-arrow { image:url(sheet:chevron-right-@look.svg); width:@14; height:@14; padding-right:6px; }

QTableView, QListView, QTreeView { background:@panel; color:@text; border:0; outline:0;
  selection-background-color:transparent; selection-color:@text; gridline-color:transparent; }
QTreeView::item:hover { background:@hover; }
QTreeView::item:selected { background:@select; color:@text; }
QListView[menu="true"] { background:@raised; border:1px solid @control; border-radius:8px; padding:4px;
  selection-background-color:@wash; }
QListView[menu="true"]::item { min-height:@28; padding:0 8px; border-radius:4px; }
QListView[menu="true"]::item:selected { background:@wash; color:@text; }
QHeaderView { background:@panel; border:0; }
QHeaderView::section { background:@panel; color:@faint; border:0; border-bottom:1px solid @line;
  padding:0 12px; }
QTableCornerButton::section { background:@panel; border:0; }

QScrollBar:vertical { background:transparent; width:12px; margin:0; border:0; }
QScrollBar:horizontal { background:transparent; height:12px; margin:0; border:0; }
QScrollBar::handle { background:@control; border-radius:3px; }
QScrollBar::handle:hover { background:@edge; }
QScrollBar::handle:vertical { min-height:32px; margin:2px 3px; }
QScrollBar::handle:horizontal { min-width:32px; margin:3px 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width:0; height:0; border:0; background:transparent; }
QScrollBar::add-page, QScrollBar::sub-page { background:transparent; }
QAbstractScrollArea::corner { background:transparent; border:0; }

QSlider { min-height:@22; background:transparent; }
QSlider::groove:horizontal { height:4px; border-radius:2px; background:@ink_off; }
QSlider::sub-page:horizontal { height:4px; border-radius:2px; background:@accent; }
QSlider::handle:horizontal { width:14px; height:14px; margin:-7px 0; border-radius:9px;
  background:@panel; border:2px solid @accent; }
QSlider::handle:horizontal:hover { background:@wash; }
QSlider::handle:horizontal:focus { background:@accent; }
QSlider::sub-page:horizontal:disabled { background:@edge; }
QSlider::handle:horizontal:disabled { border-color:@edge; }

QProgressBar { background:@ink_off; border:0; border-radius:2px; min-height:4px; max-height:4px; }
QProgressBar::chunk { background:@accent; border-radius:2px; }

QGroupBox { border:0; border-top:1px solid @line; margin-top:@20; padding-top:12px; color:@text; }
QGroupBox::title { subcontrol-origin:margin; subcontrol-position:top left; left:0; padding:0 8px 0 0;
  color:@text; }
QTabWidget::pane { border:0; border-top:1px solid @line; }
QTabBar::tab { background:transparent; color:@soft; padding:8px 2px; margin-right:20px;
  border-bottom:2px solid transparent; }
QTabBar::tab:hover { color:@text; }
QTabBar::tab:selected { color:@text; border-bottom-color:@accent; }

QCalendarWidget QWidget { alternate-background-color:@ground; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background:@raised; }
QCalendarWidget { background:@raised; }
QCalendarWidget QTableView { background:@raised; selection-background-color:@accent; }
QCalendarWidget QToolButton { color:@text; padding:5px 8px; }
QCalendarWidget QToolButton::menu-indicator { image:none; }
QCalendarWidget QToolButton#qt_calendar_prevmonth { qproperty-icon:url(sheet:chevron-left-@look.svg); }
QCalendarWidget QToolButton#qt_calendar_nextmonth { qproperty-icon:url(sheet:chevron-right-@look.svg); }
QCalendarWidget QAbstractItemView { background:@raised; color:@text; border:0;
  selection-background-color:@accent; selection-color:@on_accent; }
QCalendarWidget QSpinBox { min-height:@24; }
"""

"""The colours of the two themes by the name of their use, and the palette and sheet words made of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

LIGHT: Mapping[str, str] = MappingProxyType(
    {
        "ground": "#F4F5F7",
        "panel": "#FFFFFF",
        "raised": "#FFFFFF",
        "line": "#E5E7EC",
        "control": "#D3D8E0",
        "edge": "#8A93A1",
        "text": "#171A20",
        "soft": "#4D5563",
        "faint": "#646D7B",
        "accent": "#2457D6",
        "on_accent": "#FFFFFF",
        "accent_hover": "#1D49B8",
        "wash": "#E9EFFD",
        "select": "#EFF3FE",
        "hover": "#F6F7F9",
        "a": "#2457D6",
        "b": "#B84A06",
        "a_soft": "#A9C1F5",
        "b_soft": "#F2BE95",
        "a_wash": "#DFE8FC",
        "b_wash": "#FBE7D8",
        "placing": "#7A5200",
        "placing_wash": "#FFF1CF",
        "good": "#0F6B49",
        "good_wash": "#DDF3E8",
        "warn": "#9A3A00",
        "ink": "#5B6472",
        "ink_off": "#DDE1E7",
        "line_1": "#2457D6",
        "line_2": "#B84A06",
        "line_3": "#007A58",
        "line_4": "#A23B72",
        "line_5": "#7D6200",
        "line_6": "#1A7393",
        "scrim": "#30000000",
    }
)

DARK: Mapping[str, str] = MappingProxyType(
    {
        "ground": "#121418",
        "panel": "#181B20",
        "raised": "#20242B",
        "line": "#282D35",
        "control": "#363D48",
        "edge": "#6B7585",
        "text": "#E9ECF1",
        "soft": "#B0B8C4",
        "faint": "#929BA9",
        "accent": "#86A9FF",
        "on_accent": "#0D1220",
        "accent_hover": "#A3BEFF",
        "wash": "#212C45",
        "select": "#1F2838",
        "hover": "#1D2127",
        "a": "#86A9FF",
        "b": "#F2A362",
        "a_soft": "#3E5694",
        "b_soft": "#7D5330",
        "a_wash": "#24345A",
        "b_wash": "#472F1D",
        "placing": "#F2C568",
        "placing_wash": "#3A2F17",
        "good": "#74D4A8",
        "good_wash": "#183528",
        "warn": "#FFB27A",
        "ink": "#A2ABB9",
        "ink_off": "#343A44",
        "line_1": "#86A9FF",
        "line_2": "#F2A362",
        "line_3": "#4CC9A0",
        "line_4": "#EE9AC6",
        "line_5": "#E2C94F",
        "line_6": "#74CBEE",
        "scrim": "#6E000000",
    }
)


def contrast(one: str, other: str) -> float:
    """Return the WCAG 2.1 contrast ratio (1 to 21) of two colours written "#RRGGBB".

    Source: W3C, Web Content Accessibility Guidelines 2.1 (2018), definitions of contrast ratio and
    relative luminance.
    """
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

"""Buttons and selects: what Discord refuses in them, and how it stores them.

Source: https://discord.com/developers/docs/components/reference
"""

from sandbox.ground.errors import Form
from sandbox.ground.models import Json

Path = tuple[str | int, ...]

LINK, PREMIUM = 5, 6
MOST_OPTIONS = 25


def custom_id(component: Json, form: Form, path: Path) -> str:
    value = component.get("custom_id")
    if not isinstance(value, str):
        form.required((*path, "custom_id"))
        return ""
    form.length((*path, "custom_id"), value, 100, 1)
    return value


def button(component: Json, form: Form, path: Path) -> Json:
    style = component.get("style", 0)
    stored: Json = {"style": style, "disabled": bool(component.get("disabled", False))}
    if style not in range(1, 7):
        form.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    stored |= _aim(component, form, path, style)
    if style != PREMIUM and not (component.get("label") or component.get("emoji")):
        form.add((*path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A button needs a label or an emoji")
    if component.get("label"):
        form.length((*path, "label"), component["label"], 80)
        stored["label"] = component["label"]
    if component.get("emoji"):
        stored["emoji"] = emoji(component["emoji"], form, (*path, "emoji"))
    return stored


def _aim(component: Json, form: Form, path: Path, style: int) -> Json:
    """A button leads to an address, to a purchase or, by its custom_id, to the bot: to one of them."""
    if component.get("url") and component.get("custom_id"):
        code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
        form.add(path, code, "A custom id and url cannot both be specified")
    if style == PREMIUM:
        if not str(component.get("sku_id") or "").isdecimal():
            form.required((*path, "sku_id"))
        for key in ("custom_id", "url", "label", "emoji"):
            if component.get(key) is not None:
                code = "BUTTON_COMPONENT_PREMIUM_FIELDS"
                form.add((*path, key), code, f"A premium button has no {key}")
        return {"sku_id": component.get("sku_id")}
    if style != LINK:
        return {"custom_id": custom_id(component, form, path)}
    url = component.get("url") or ""
    if not url:
        form.required((*path, "url"))
    form.length((*path, "url"), url, 512)
    return {"url": url}


def emoji(value: Json, form: Form, path: Path) -> Json:
    form.length((*path, "name"), value.get("name") or "", 32, 1)
    stored = {key: value[key] for key in ("name", "animated") if key in value}
    return stored | ({"id": str(value["id"])} if value.get("id") else {})


def select(component: Json, form: Form, path: Path) -> Json:
    least, most = component.get("min_values"), component.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    form.range((*path, "min_values"), least, 0, MOST_OPTIONS)
    form.range((*path, "max_values"), most, max(1, least), MOST_OPTIONS)
    stored: Json = {
        "custom_id": custom_id(component, form, path),
        "min_values": least,
        "max_values": most,
        "disabled": bool(component.get("disabled", False)),
    }
    if component.get("placeholder"):
        form.length((*path, "placeholder"), component["placeholder"], 150)
        stored["placeholder"] = component["placeholder"]
    for key in ("channel_types", "default_values", "required"):
        if component.get(key) is not None:
            stored[key] = component[key]
    return stored


def string_select(component: Json, form: Form, path: Path) -> Json:
    options = component.get("options") or []
    form.count((*path, "options"), options, MOST_OPTIONS, 1)
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        form.add(
            (*path, "options"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )
    stored = select(component, form, path)
    form.range((*path, "max_values"), stored["max_values"], 1, max(1, len(options)))
    stored["options"] = [_option(o, form, (*path, "options", i)) for i, o in enumerate(options)]
    return stored


def _option(option: Json, form: Form, path: Path) -> Json:
    stored: Json = {}
    for key in ("label", "value", "description"):
        if option.get(key) is not None:
            form.length((*path, key), option[key], 100, 0 if key == "description" else 1)
            stored[key] = option[key]
        elif key != "description":
            form.required((*path, key))
    if option.get("emoji"):
        stored["emoji"] = emoji(option["emoji"], form, (*path, "emoji"))
    if option.get("default"):
        stored["default"] = True
    return stored

"""Tells whether a client could have sent an interaction: people can send any ids and values."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import AppCommandOptionType, InteractionType, app_commands

KINDS: dict[AppCommandOptionType, Any] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
"""What Discord sends for an option; of people and files it also sends the details."""
UNRESOLVED = (str, int, discord.Object)
LARGEST_INTEGER, LONGEST_TEXT = 2**53, 6000  # Discord's own limits
SUBCOMMANDS = (1, 2)


def is_offered(interaction: discord.Interaction[Any]) -> bool:
    """True if its button or list is on its message, or the command takes its options."""
    data: dict[str, Any] = dict(interaction.data or {})
    if interaction.type is InteractionType.component:
        there = interaction.message.components if interaction.message else []
        return any(_offers(part, data) for part in _parts(there))
    if isinstance(interaction.command, app_commands.Command):
        return _takes(interaction.command, interaction, data)
    return True


def typed_choice(interaction: discord.Interaction[Any]) -> str | None:
    """The option of a command that got none of its choices, but something that was typed."""
    if isinstance(interaction.command, app_commands.Command):
        for parameter in interaction.command.parameters:
            value = getattr(interaction.namespace, parameter.display_name, None)
            known = [choice.value for choice in parameter.choices]
            if known and value is not None and value not in known:
                return parameter.display_name
    return None


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    """Every component, nested ones too."""
    for part in components:
        yield part
        yield from _parts([*getattr(part, "children", ()), *filter(None, [getattr(part, "accessory", None)])])


def _offers(part: Any, data: dict[str, Any]) -> bool:
    options = {option.value for option in getattr(part, "options", ())}
    named = getattr(part, "custom_id", None) == data.get("custom_id")
    return named and options.issuperset(data.get("values", ()))


def _takes(
    command: app_commands.Command[Any, ..., Any],
    interaction: discord.Interaction[Any],
    data: dict[str, Any],
) -> bool:
    options = data.get("options", [])
    while options and options[0]["type"] in SUBCOMMANDS:
        options = options[0].get("options", [])
    parameters = {each.display_name: each for each in command.parameters}
    if interaction.type is InteractionType.autocomplete:
        options = [each for each in options if each.get("focused")]
        known = parameters.get(options[0]["name"]) if options else None
        return known is not None and known.autocomplete and isinstance(options[0]["value"], str)
    return all(
        each["name"] in parameters
        and _is_taken(parameters[each["name"]], getattr(interaction.namespace, each["name"]))
        for each in options
    )


def _is_taken(parameter: app_commands.Parameter, value: Any) -> bool:
    choices = [choice.value for choice in parameter.choices]
    kind = KINDS.get(parameter.type)
    if not (not isinstance(value, UNRESOLVED) if kind is None else isinstance(value, kind)):
        return False
    if choices:
        return value in choices
    least, most = parameter.min_value, parameter.max_value
    if isinstance(value, str):
        return (least or 0) <= len(value) <= (most or LONGEST_TEXT)
    if isinstance(value, int):
        return (-LARGEST_INTEGER if least is None else least) <= value <= (most or LARGEST_INTEGER)
    return True

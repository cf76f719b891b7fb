"""Discord's wire shapes.

A key that Discord leaves out is left out here: discord.py dies of a null in its place.
"""

from sandbox.ground import media
from sandbox.ground.clock import iso
from sandbox.ground.models import DM, THREAD_CREATED, Channel, Emoji, Guild, Json, Member, Message, Role, User
from sandbox.ground.state import WorldState

INVITED, ACCEPTED = 1, 2


def user(value: User) -> Json:
    return {
        "id": str(value.id),
        "username": value.name.lower().replace(" ", "_"),
        "global_name": None if value.bot else value.name,
        "discriminator": "0000" if value.bot else "0",
        "avatar": None,
        "bot": value.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user(value: User) -> Json:
    return {**user(value), "mfa_enabled": False, "locale": value.locale, "verified": True, "email": None}


def role(value: Role) -> Json:
    return {
        "id": str(value.id),
        "name": value.name,
        "permissions": str(value.permissions),
        "position": value.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": value.managed,
        "mentionable": value.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def bare_member(value: Member) -> Json:
    return {
        "roles": [str(role_id) for role_id in value.roles],
        "nick": value.nick,
        "joined_at": iso(value.joined),
        "premium_since": None,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": iso(value.timed_out_until) if value.timed_out_until else None,
        "avatar": None,
        "banner": None,
    }


def member(store: WorldState, value: Member) -> Json:
    return {**bare_member(value), "user": user(store.users[value.user_id]), "mute": False, "deaf": False}


def channel(store: WorldState, value: Channel) -> Json:
    body: Json = {"id": str(value.id), "type": value.type, "flags": 0}
    body["last_message_id"] = None if value.last_message_id is None else str(value.last_message_id)
    if value.type == DM and value.recipient_id is not None:
        return {**body, "recipients": [user(store.users[value.recipient_id])]}
    body |= {"guild_id": str(value.guild_id), "name": value.name, "rate_limit_per_user": 0}
    body["parent_id"] = None if value.parent_id is None else str(value.parent_id)
    if value.thread is not None:
        return body | _thread(value)
    overwrites = [
        {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
        for o in value.overwrites.values()
    ]
    return body | {
        "position": value.position,
        "topic": value.topic,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _thread(value: Channel) -> Json:
    thread = value.thread
    if thread is None:
        raise TypeError(value.id)
    return {
        "owner_id": str(thread.owner_id),
        "message_count": thread.messages_sent,
        "total_message_sent": thread.messages_sent,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": iso(thread.archive_changed),
            "create_timestamp": iso(thread.created),
        },
    }


def thread_member(value: Channel, user_id: int) -> Json:
    joined = value.thread.members[user_id] if value.thread else 0.0
    return {"id": str(value.id), "user_id": str(user_id), "join_timestamp": iso(joined), "flags": 0}


def message(store: WorldState, value: Message) -> Json:
    body: Json = {
        "id": str(value.id),
        "channel_id": str(value.channel_id),
        "type": value.type,
        "content": value.content,
        "author": user(store.users[value.author_id]),
        "mentions": [user(store.users[user_id]) for user_id in value.mentions],
        "mention_roles": [str(role_id) for role_id in value.mention_roles],
        "mention_everyone": value.mention_everyone,
        "attachments": media.loose(value),
        "embeds": value.embeds,
        "components": value.components,
        "timestamp": iso(value.created),
        "edited_timestamp": None if value.edited is None else iso(value.edited),
        "flags": value.flags,
        "pinned": False,
        "tts": False,
    }
    if value.nonce is not None:
        body["nonce"] = value.nonce
    if value.by_webhook:
        body |= {"webhook_id": str(store.application_id), "application_id": str(store.application_id)}
    if value.interaction is not None:
        body |= value.interaction
    if value.thread_id in store.channels:
        body |= _with_thread(store, store.channels[value.thread_id], told=value.type == THREAD_CREATED)
    if value.reference is not None:
        body["message_reference"] = value.reference
        referenced = store.messages.get(int(value.reference["channel_id"]), {}).get(
            int(value.reference["message_id"])
        )
        # Null means that the referenced message was deleted; discord.py knows that.
        body["referenced_message"] = (
            None if referenced is None else message(store, referenced) | {"referenced_message": None}
        )
    return body


def _with_thread(store: WorldState, thread: Channel, *, told: bool) -> Json:
    if not told:
        return {"thread": channel(store, thread)}
    return {"message_reference": {"type": 0, "channel_id": str(thread.id), "guild_id": str(thread.guild_id)}}


def message_event(store: WorldState, value: Message) -> Json:
    body = message(store, value)
    place = store.channels[value.channel_id]
    body["channel_type"] = place.type
    guild = store.guild_of(place)
    if guild is not None:
        body["guild_id"] = str(guild.id)
        if not value.by_webhook and value.author_id in guild.members:
            body["member"] = bare_member(guild.members[value.author_id]) | {"mute": False, "deaf": False}
    return body


def guild(value: Guild) -> Json:
    nothing = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id "
        "widget_channel_id vanity_url_code rules_channel_id safety_alerts_channel_id "
        "public_updates_channel_id max_presences incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level nsfw_level "
        "explicit_content_filter premium_tier premium_subscription_count"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": str(value.id),
        "name": value.name,
        "owner_id": str(value.owner_id),
        "system_channel_id": None if value.system_channel_id is None else str(value.system_channel_id),
        "roles": [role(each) for each in value.roles.values()],
        "preferred_locale": value.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": False,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "approximate_member_count": len(value.members),
        "approximate_presence_count": len(value.members),
    }


def guild_create(store: WorldState, value: Guild, *, all_members: bool) -> Json:
    """Without the privileged members intent, the bot hears only of itself."""
    told = [m for m in value.members.values() if all_members or m.user_id == store.bot.id]
    visible = [t for t in store.threads_of(value) if store.can(store.bot.id, t, "view_channel")]
    active = [t for t in visible if t.thread and not t.thread.archived]
    return guild(value) | {
        "joined_at": iso(value.members[store.bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(value.members),
        "members": [member(store, each) for each in told],
        "channels": [channel(store, each) for each in store.channels_of(value)],
        "threads": [channel(store, each) for each in active],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def emoji(store: WorldState, value: Emoji) -> Json:
    return {
        "id": str(value.id),
        "name": value.name,
        "roles": [],
        "user": user(store.bot),
        "require_colons": True,
        "managed": False,
        "animated": value.animated,
        "available": True,
    }


def _team(store: WorldState) -> Json | None:
    if not store.bot_team:
        return None
    team_id, (owner_id, *_) = str(store.bot_owner.id), store.bot_team
    members = [
        {
            "user": user(store.users[user_id]),
            "team_id": team_id,
            "membership_state": ACCEPTED if accepted else INVITED,
            "role": "admin" if user_id == owner_id else "read_only",
            "permissions": ["*"],
        }
        for user_id, accepted in store.bot_team.items()
    ]
    return {
        "id": team_id,
        "icon": None,
        "name": store.bot_owner.name,
        "owner_user_id": str(owner_id),
        "members": members,
    }


def application(store: WorldState) -> Json:
    """If a team owns it, the owner named here is the team as a user, who is no person."""
    return {
        "id": str(store.application_id),
        "name": store.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "bot_public": True,
        "bot_require_code_grant": False,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(store.bot_owner),
        "approximate_guild_count": len(store.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": _team(store),
        "eligible_oauth2_scopes": [],
        "bot": user(store.bot),
    } | store.application

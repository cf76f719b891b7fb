from sandbox.ground import serialize
from sandbox.ground.call import ApiCall
from sandbox.wire import Reply, Route
from sandbox.world import World


def gateway(world: World, _call: ApiCall) -> Reply:
    return Reply({"url": world.gateway_url})


def gateway_bot(world: World, _call: ApiCall) -> Reply:
    left = max(0, 1000 - world.gateway.identified)
    limits = world.limiter.limits
    session_limit = {
        "total": 1000,
        "remaining": left,
        "reset_after": 86_400_000,
        "max_concurrency": limits.identifies_at_once or 16,
    }
    return Reply({"url": world.gateway_url, "shards": limits.shards, "session_start_limit": session_limit})


def own_user(world: World, _call: ApiCall) -> Reply:
    return Reply(serialize.own_user(world.store.bot))


def own_application(world: World, _call: ApiCall) -> Reply:
    return Reply(serialize.application(world.store))


ROUTES = [
    Route("GET", "/gateway", gateway, needs_token=False),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/@me", own_user),
    Route("GET", "/oauth2/applications/@me", own_application),
    Route("GET", "/applications/@me", own_application),
]

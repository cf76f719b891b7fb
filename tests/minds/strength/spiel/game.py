"""A pile game as OpenSpiel sees one. Imports only where OpenSpiel is installed."""

import pyspiel

from hockey.cards import RANKS
from hockey.pile.rules import PileRules
from tests.minds.strength.spiel.table import NATURE, Horizon, Table

_TYPE = pyspiel.GameType(
    short_name="card_hockey",
    long_name="Card hockey",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class SpielGame(pyspiel.Game):
    """The pile game of these rules, played to this horizon."""

    def __init__(self, rules: PileRules, horizon: Horizon) -> None:
        most = float(len(rules.pack)) if horizon is Horizon.DEAL else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(RANKS),
            max_chance_outcomes=5,  # none to all four cards of a rank
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=4 * len(rules.pack),  # three periods and an overtime
        )
        super().__init__(_TYPE, info, {})
        self.rules, self.horizon = rules, horizon

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, Table(self.rules, self.horizon))


class SpielState(pyspiel.State):
    """A `Table` behind OpenSpiel's door."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        return self.table.actor

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.odds()

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action} cards" if player == NATURE else RANKS[action]

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        lead = self.table.lead()
        return [lead, -lead]

    def information_state_string(self, player: int | None = None) -> str:
        return self.table.known(self.table.actor if player is None else player)

    def __str__(self) -> str:
        return self.table.plays

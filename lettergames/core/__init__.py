"""Ground floor: rules, rulesets, verdicts, moves, events, views, games in progress and records."""

"""Settings for all tests: property tests run the same examples every time and never by the clock."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "cabinet", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("cabinet")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--fifth` runs any tests with the fifth game in the cabinet."""
    parser.addoption("--fifth", action="store_true", help="register the game of tests/fifth beside the others")


def pytest_configure(config: pytest.Config) -> None:
    """Register the fifth game before tests are collected, so that whatever goes over all games meets it."""
    if config.getoption("--fifth"):
        from tests import fifth

        fifth.register()

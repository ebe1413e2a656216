"""Agents play whole games through the protocol's own client, and see only what their seat may."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from delvers.kernel.dice import Dice
from delvers.kernel.kit import REGISTRY

mcp = pytest.importorskip("mcp", reason="pip install 'delvers[mcp]' brings it")

from delvers.cli.agents.server import make_server  # noqa: E402

GAMES = [spec.id for spec in REGISTRY]


def run(played: Any) -> None:
    asyncio.run(asyncio.wait_for(played, 300))


async def said(client: Any, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    text = "\n".join(part.text for part in result.content if part.type == "text")
    assert not result.is_error, text
    return text


async def data(client: Any, tool: str, **given: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await said(client, tool, **given))
    return found


async def play(client: Any, game: str) -> int:
    """Open a table with one bot and choose anything to the end; how many choices were made."""
    seats, dice = max(2, REGISTRY.find(game).seats[0]), Dice(3)
    opened = await data(client, "open_table", game=game, seats_in_all=seats, seed=3, bot="random")
    key, made = opened["key"], 0
    while options := (await data(client, "list_options", key=key))["options"]:
        await said(client, "choose", key=key, option=dice.choice(options))
        made += 1
    assert (await data(client, "list_options", key=key))["is_over"]
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_in_memory(game: str) -> None:
    async def whole() -> None:
        async with mcp.Client(make_server()) as client:
            assert await play(client, game) > 0

    run(whole())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_over_standard_input_and_output(game: str) -> None:
    async def whole() -> None:
        source = str(Path(__file__).parents[3] / "src")
        command = mcp.StdioServerParameters(
            command=sys.executable,
            args=["-m", "delvers", "mcp"],
            env={**os.environ, "PYTHONPATH": source},
        )
        async with mcp.Client(command) as client:
            assert await play(client, game) > 0

    run(whole())


def test_every_tool_tells_what_it_should() -> None:
    async def tools() -> None:
        async with mcp.Client(make_server()) as client:
            assert "raiders" in await said(client, "games")
            opened = await data(client, "open_table", game="raiders", seats_in_all=3, seed=1)
            key = opened["key"]
            looked = await said(client, "look", key=key)
            assert "Choose one of:" in looked
            assert "power 1" in looked
            assert (await data(client, "view", key=key))["seat"] == 0
            assert "DR-" in await said(client, "why", key=key)
            assert "DR-PLAY-03" in await said(client, "rules", query="dr-play-03")
            assert "torch" in (await said(client, "rules", query="torch", game="raiders")).lower()
            shown = (await client.call_tool("picture", {"key": key})).content[0]
            assert shown.mime_type == "image/png"

    run(tools())


def test_wrong_calls_are_told_and_change_nothing() -> None:
    async def wrong() -> None:
        async with mcp.Client(make_server()) as client:
            key = (await data(client, "open_table", game="raiders", seats_in_all=3))["key"]
            for tool, given, told in (
                ("look", {"key": "guess"}, "this key opens no seat"),
                ("choose", {"key": key, "option": "fly"}, "allowed: power 1"),
                ("take_seat", {"table": "none"}, "there is no table 'none'"),
                ("open_table", {"game": "chess", "seats_in_all": 3}, "chess"),
                ("open_table", {"game": "raiders", "seats_in_all": 9}, "seats"),
            ):
                result = await client.call_tool(tool, given)
                assert result.is_error
                assert told in result.content[0].text

    run(wrong())


def test_an_agent_never_sees_what_its_seat_may_not_know() -> None:
    """Two agents at one table: the other's face-down card changes nothing that is told."""

    async def told_after(which: int) -> list[str]:
        async with mcp.Client(make_server()) as client:
            opened = await data(
                client, "open_table", game="raiders", seats_in_all=3, agents=2, seed=4, bot="random"
            )
            early = await client.call_tool("choose", {"key": opened["key"], "option": "power 1"})
            assert "the game begins when these seats are taken" in early.content[0].text
            other = (await data(client, "take_seat", table=opened["table"]))["key"]
            options = (await data(client, "list_options", key=opened["key"]))["options"]
            await said(client, "choose", key=opened["key"], option=options[which])
            tools = ("look", "view", "list_options", "why")
            return [await said(client, tool, key=other) for tool in tools]

    first, second = asyncio.run(told_after(0)), asyncio.run(told_after(1))
    assert first == second

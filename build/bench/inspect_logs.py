"""Writes the trajectories under a folder as Inspect logs: inspect_logs.py FOLDER OUT, one `.eval` file each, the first named
so that it sorts first. The messages are the same; nothing else is in the logs."""

import json
import pathlib
import sys

from inspect_ai.log import EvalConfig, EvalDataset, EvalLog, EvalSample, EvalSpec, write_eval_log
from inspect_ai.model import ChatMessageAssistant, ChatMessageSystem, ChatMessageTool, ChatMessageUser
from inspect_ai.tool import ToolCall


def chat(message):
    """One message of a trajectory as Inspect's."""
    role, text = message["role"], message["content"]
    if role == "system":
        return ChatMessageSystem(content=text)
    if role == "user":
        return ChatMessageUser(content=text)
    if role == "tool":
        return ChatMessageTool(content=text, tool_call_id=message["tool_call_id"], function="bash")
    calls = [
        ToolCall(id=call["id"], function="bash", arguments=json.loads(call["function"]["arguments"]))
        for call in message["tool_calls"]
    ]
    return ChatMessageAssistant(content=text, tool_calls=calls)


def log_of(trajectory, number):
    """A finished log of one sample."""
    messages = [chat(message) for message in trajectory["messages"]]
    sample = EvalSample(
        id=trajectory["instance_id"], epoch=1, input=messages[1].text, target="", messages=messages
    )
    spec = EvalSpec(
        created=f"2026-01-01T00:{number // 60 % 60:02d}:{number % 60:02d}+00:00",
        task="generated",
        dataset=EvalDataset(),
        model="made-up-model",
        config=EvalConfig(),
    )
    return EvalLog(status="success", eval=spec, samples=[sample])


def main():
    """Reads, converts, writes, one after another."""
    source, out = map(pathlib.Path, sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    for number, path in enumerate(sorted(source.rglob("*.traj.json"))):
        log = log_of(json.loads(path.read_text()), number)
        write_eval_log(log, str(out / f"2026-01-01T00-00-00_generated_{number:05d}.eval"))


main()

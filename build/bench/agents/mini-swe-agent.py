"""Runs mini-swe-agent once per task of a JSON file and prints what it did; the model is whatever answers at base_url.

Usage: mini-swe-agent.py TASKS.json BASE_URL  (TASKS: [{id, image, statement, folder}])
"""

import json
import os
import sys

os.environ.setdefault("MSWEA_SILENT_STARTUP", "1")
os.environ.setdefault("LITELLM_LOCAL_MODEL_COST_MAP", "True")

from minisweagent import __version__
from minisweagent.agents.default import DefaultAgent
from minisweagent.environments.docker import DockerEnvironment
from minisweagent.models.litellm_model import LitellmModel


def run(task, base_url):
    environment = DockerEnvironment(
        image=task["image"], cwd=task["folder"], timeout=300, run_args=["--rm", "--network=none"]
    )
    model = LitellmModel(
        model_name="openai/made",
        model_kwargs={"api_base": base_url, "api_key": "none"},
        cost_tracking="ignore_errors",
    )
    agent = DefaultAgent(
        model, environment, system_template="You work in a repository.", instance_template="{{task}}", cost_limit=0
    )
    end = agent.run(task["statement"])
    commands = [
        action["command"] for message in agent.messages for action in message.get("extra", {}).get("actions", [])
    ]
    environment.cleanup()
    return {"id": task["id"], "commands": commands, "patch": end.get("submission", "")}


with open(sys.argv[1]) as file:
    tasks = json.load(file)
print(json.dumps({"version": __version__, "runs": [run(task, sys.argv[2]) for task in tasks]}))

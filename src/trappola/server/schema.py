"""The JSON schema of the wire's messages, from which the page's types are made."""

from __future__ import annotations

import json

from pydantic import TypeAdapter

from trappola.server import messages


def schema() -> dict[str, object]:
    """One schema with a definition for every message."""
    kinds = [
        value
        for value in vars(messages).values()
        if isinstance(value, type)
        and issubclass(value, messages.Message)
        and value is not messages.Message
    ]
    _, result = TypeAdapter.json_schemas(
        [(kind, "serialization", TypeAdapter(kind)) for kind in kinds]
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        **result,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))

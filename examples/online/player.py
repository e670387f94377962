#!/usr/bin/env python3
"""Takes a seat at an online table and plays one game to its end.

    python3 player.py http://127.0.0.1:8028 CODE [--name NAME] [--token TOKEN] [--start] [--seed N]

CODE is the table's code or id. Without --token it comes in as a new guest and prints the token, with which it can come back to its seat.
With --start it starts the game itself (only the host of the table may). It makes any legal move: put your own judgement into `choose`.

The protocol is described in docs/protocol.md. Only the standard library is needed.
"""

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request

from websocket import WebSocket


def choose(view, legal, rng):
    """Your part: what the seat may know, and its legal moves in notation. This one picks any."""
    return rng.choice(legal)


def patched(base, patch):
    """What a seat sees: what everybody sees, changed by the seat's own part."""
    if isinstance(base, dict) and isinstance(patch, dict):
        return {**base, **{key: patched(base.get(key), value) for key, value in patch.items()}}
    if isinstance(base, list) and isinstance(patch, dict):
        return [patched(item, patch[str(i)]) if str(i) in patch else item for i, item in enumerate(base)]
    return patch


def ask(server, path, headers, body=None):
    request = urllib.request.Request(server + path, body and json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Player:
    def __init__(self, server, table, token, name, rng):
        self.server, self.table, self.token, self.name, self.rng = server, table, token, name, rng
        self.last = self.ids = 0
        self.after = 0.3  # seconds until we come back, unless the server says otherwise
        self.seats, self.socket, self.over = [], None, False
        self.pledged, self.salts = set(), {}  # for which seats; what, by its hash

    def connect(self):
        url = f"{self.server}/api/tables/{self.table}/socket?last={self.last}"
        self.socket = WebSocket(url, {"Authorization": "Bearer " + self.token})

    def ask(self, kind, **fields):
        self.ids += 1
        self.socket.send(json.dumps({"type": kind, "id": self.ids, **fields}))

    def play(self, start):
        self.connect()
        while not self.over:
            text = self.socket.receive()
            if text is None:
                self.come_back()
            else:
                self.hear(json.loads(text), start)

    def come_back(self):
        """The server restarts, another one has the table now, or we were too slow: come back where we were."""
        for wait in (self.after, 0.5, 1, 2, 4, 8):
            time.sleep(wait)
            try:
                return self.connect()
            except OSError as trouble:
                print("no table yet:", trouble, file=sys.stderr)
        sys.exit(1)

    def hear(self, message, start):
        kind = message["type"]
        self.last = max(self.last, message.get("n", 0))
        if kind == "bye":
            self.after = message["after"] / 1000
        if kind == "refused":
            print("refused:", message["error"]["message"], file=sys.stderr)
            if message["error"]["code"] == "no-seat":
                sys.exit(1)
            if message["error"]["code"] == "stale":
                self.ask("look")
        if "yours" in message:
            self.seats = message["yours"]
        if "table" in message:
            self.look(message["table"], start)
        for position in message.get("position", [message] if "view" in message else []):
            self.move(position)

    def look(self, table, start):
        if table["phase"] == "over":
            self.over = True
        elif table["phase"] == "lobby" and not self.seats:
            self.ask("sit", seat=-1, name=self.name)
        elif table["phase"] == "lobby" and table["fair"]["revealing"]:
            self.reveal(table["fair"])
        elif table["phase"] == "lobby" and self.pledge(table["fair"]) and start:
            if all(seat["kind"] != "empty" for seat in table["seats"]):
                self.ask("start")

    def pledge(self, fair):
        """Binds us to a share of chance for each seat, without showing it; true if that is done."""
        for seat in self.seats:
            if (fair["hash"], seat) not in self.pledged:
                self.pledged.add((fair["hash"], seat))
                salt = secrets.token_hex(32)
                pledge = hashlib.sha256(salt.encode()).hexdigest()
                self.salts[pledge] = salt
                self.ask("pledge", seat=seat, hash=pledge)
        return all(fair["pledges"][seat] for seat in self.seats)

    def reveal(self, fair):
        """All pledges are sealed: now everybody shows their share, and then the cards are dealt."""
        for seat in self.seats:
            salt = self.salts.get(fair["pledges"][seat])
            if salt:
                self.ask("salt", seat=seat, salt=salt)

    def move(self, position):
        for seat, mine in position.get("mine", {}).items():
            if mine.get("legal"):
                view = patched(position["view"], mine.get("view", {}))
                move = choose(view, mine["legal"], self.rng)
                self.ask("move", seat=int(seat), at=position["at"], move=move)


def main():
    parser = argparse.ArgumentParser(description="Plays a game at an online table.")
    parser.add_argument("server")
    parser.add_argument("code")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--token", default="")
    parser.add_argument("--start", action="store_true")
    parser.add_argument("--seed", type=int)
    options = parser.parse_args()
    server = options.server.rstrip("/")
    token = options.token
    if not token:
        token = ask(server, "/api/guests", {"Content-Type": "application/json"}, {"name": options.name})["token"]
        print("token:", token)
    # Sockets are opened by id: that is what a proxy before several servers goes by.
    table = ask(server, "/api/tables/" + options.code, {"Authorization": "Bearer " + token})["id"]
    Player(server, table, token, options.name, random.Random(options.seed)).play(options.start)
    print("the game is over")


if __name__ == "__main__":
    main()

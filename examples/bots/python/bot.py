#!/usr/bin/env python3
"""A player for all three games of Eightfold, in the standard library only.

    ./eightfold simulate eights --players steady,cmd:"python3 examples/bots/python/bot.py"

It reads one JSON object a line from its standard input and answers on its
standard output; docs/write-a-bot.md describes both. What it writes to its standard
error is shown to whoever runs the games. It ends when its input ends.
"""

import json
import sys


# 8-28: take while the total is below 8, or beyond 8 while it is below 26.

def totals(cards):
    """The lowest total and the number of cards that may count 10 more."""
    values = [1 if card == "1/11" else int(card) for card in cards]
    return sum(values), cards.count("1/11")


def best_up_to_28(low, elevens):
    return max((low + 10 * k for k in range(elevens + 1) if low + 10 * k <= 28), default=None)


def twenty_eight(view, legal):
    me = view["players"][view["seat"]]
    low, elevens = totals(me["secret"] + me["open"])
    best = best_up_to_28(low, elevens)
    if view["choosing"]:
        return "for8" if 8 - low <= 28 - best else "for28"
    if low <= 8:
        return "take" if low < 8 else "decline"
    return "take" if best is not None and best < 26 else "decline"


# Eight & Half: catch a lawbreaker; otherwise the cheapest number, as many of
# them as there are; wild cards last.

def eight_and_half(view, legal):
    def cost(move):
        cards = move.split()
        if cards[0] in ("keep", "blind"):
            return (0, 0, 0)
        if cards[0] == "swap":
            return (9, 0, 0)
        if all(card == cards[0] for card in cards) and cards[0].isdigit() and cards[0] != "0":
            number = int(cards[0])
            catches = view["lawbreaker"] >= 0 and 2 * number == view["value"] + 1
            return (0 if catches else 1, number, -len(cards))
        return (2 + len(cards), "gh0".find(cards[0]), 0)

    return min(legal, key=cost)


# Eights: the highest word; without one, change half of the hand.

WORDS = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT"]


def eights(view, legal):
    words = [move for move in legal if not move.startswith("pass")]
    if words:
        return max(words, key=lambda move: WORDS.index(move.split()[0]))
    hand = view["hand"]
    if view["stack"] and hand:
        return " ".join(["pass"] + hand[: (len(hand) + 1) // 2])
    return "pass"


PLAYERS = {"twenty-eight": twenty_eight, "eight-and-half": eight_and_half, "eights": eights}


def main():
    decide = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            decide = PLAYERS[message["game"]]
            answer = {"ready": True, "name": "Example in Python"}
        elif message["type"] == "decide":
            move = decide(message["view"], message["legal"])
            answer = {"id": message["id"], "move": move}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

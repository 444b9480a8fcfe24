#!/usr/bin/env python3
"""Checks the certificate of a period: python3 check_period.py FILE.json

It shares no code with the app. All values are computed again: up to 20,000 from every move, beyond that by rare
heaps, which is exact as well. What is then compared, and why it proves the period, is in CERTIFICATES.md.
"""
import hashlib
import json
import sys
from array import array

NAIVE = 20_000


def checked(wrong, sentence):
    if wrong:
        sys.exit(f"Refused: {sentence}")


def single_options(n, moves, g):
    """The values of the moves of a heap of n that leave nothing or one heap."""
    for taken, digit in moves:
        if taken <= n:
            if digit & 1 and taken == n:
                yield 0
            if digit & 2 and 0 < taken < n:
                yield g[n - taken]


def by_all_moves(moves, count):
    g = []
    for n in range(count):
        options = set(single_options(n, moves, g))
        for taken, digit in moves:
            if digit & 4:
                options.update(g[a] ^ g[n - taken - a] for a in range(1, (n - taken) // 2 + 1))
        g.append(next(value for value in range(len(options) + 1) if value not in options))
    return g


def by_rare_heaps(moves, count, mask):
    """A value is rare if an even number of its bits are in the mask, else common. The XOR of two values is common
    only if one of them is rare, so all common options are found with the rare heaps alone. A rare value is looked for
    in all splits, first in those that had it earlier, with one of their parts."""
    g, rare, seen = array("H"), [], {}
    splits = [taken for taken, digit in moves if digit & 4]
    is_rare = [bin(value & mask).count("1") % 2 == 0 for value in range(1 << 16)]

    def has_split(n, value):
        for at, (taken, part) in enumerate(seen.setdefault(value, [])):
            if taken + part < n and g[part] ^ g[n - taken - part] == value:
                seen[value].insert(0, seen[value].pop(at))
                return True
        for taken in splits:
            for part in range(1, (n - taken) // 2 + 1):
                if g[part] ^ g[n - taken - part] == value:
                    seen[value][:0] = [(taken, part), (taken, n - taken - part)]
                    del seen[value][128:]
                    return True
        return False

    for n in range(count):
        options = set(single_options(n, moves, g))
        for taken in splits:
            rest = n - taken
            options.update(g[part] ^ g[rest - part] for part in rare if part < rest)
        value = 0
        while value in options or (is_rare[value] and has_split(n, value)):
            value += 1
        g.append(value)
        if n > 0 and is_rare[value]:
            rare.append(n)
    return g, rare


def main(path):
    with open(path, encoding="utf-8") as file:
        it = json.load(file)
    checked(it.get("format") != "period certificate 1", "another format")
    moves = sorted((int(taken), digit) for taken, digit in it["moves"].items())
    checked(any(not 0 < digit < 8 or (taken == 0 and digit != 4) for taken, digit in moves), "no octal game")
    first, period, count = it["preperiod"], it["period"], it["values"]
    # The values after these are decided: by Guy and Smith, or for moves without a split by the last of the values.
    parts = 2 if any(digit & 4 for _, digit in moves) else 1
    checked(first < 0 or period < 1 or count < parts * (first + period) + moves[-1][0], "too few values for a proof")
    if count <= NAIVE:
        g = by_all_moves(moves, count)
    else:
        g, rare = by_rare_heaps(moves, count, it["mask"])
        checked(rare != it["rare"], "other heaps are rare")
    digest = hashlib.sha256(b"".join(value.to_bytes(2, "little") for value in g)).hexdigest()
    checked(digest != it["sha256"], "the values have another digest")
    same = [g[n] == g[n + period] for n in range(count - period)]
    checked(not all(same[first:]), "the values do not repeat")
    # An empty heap has no move; with splits the theorem begins after it.
    checked(first > parts - 1 and same[first - 1], "the period begins earlier")
    window = list(g[first:])
    shorter = [p for p in range(1, period) if period % p == 0 and window[p:] == window[:-p]]
    checked(bool(shorter), "there is a shorter period")
    print(f"Proved: g(n + {period}) = g(n) for all n >= {first}. {count} values, {digest[:16]}…")


main(sys.argv[1])

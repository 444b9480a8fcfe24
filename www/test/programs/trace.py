"""Runs a listing on many inputs, and tells what it prints and which marked lines it runs.

The listing's path is the argument. Standard input has a JSON list of {"input": text, "traced": whether its steps are wanted}; for each of
them a JSON line {"output", "steps"} is printed: of every marked line, each time just before it runs, its kind and the values of the
expressions in its marker.
"""

import io
import json
import re
import sys

PATH = sys.argv[1]
with open(PATH, encoding="utf-8") as file:
    SOURCE = file.read()
PROGRAM = compile(SOURCE, PATH, "exec")

MARKER = re.compile(r"# @(\w+)(?: (.*))?$")
EXPRESSION = re.compile(r"(?:[^,(\[]|\[[^\]]*\]|\([^)]*\))+")


def marker_of(line):
    found = MARKER.search(line)
    if not found:
        return None
    expressions = [one.strip() for one in EXPRESSION.findall(found[2] or "")]
    return found[1], [(one, compile(one, "marker", "eval")) for one in expressions]


MARKERS = {number: marker for number, line in enumerate(SOURCE.split("\n"), 1) if (marker := marker_of(line))}


def run(given, traced):
    steps = []

    def seen(frame, event, _):
        # A comprehension in a marked line has a frame of its own.
        if frame.f_code.co_filename != PATH or frame.f_code.co_name.startswith("<") and frame.f_code.co_name != "<module>":
            return None
        if event == "line" and frame.f_lineno in MARKERS:
            kind, expressions = MARKERS[frame.f_lineno]
            values = {name: str(eval(code, frame.f_globals, frame.f_locals)) for name, code in expressions}
            steps.append({"kind": kind, "values": values})
        return seen

    sys.stdin, sys.stdout = io.StringIO(given), io.StringIO()
    try:
        sys.settrace(seen if traced else None)
        try:
            exec(PROGRAM, {"__name__": "__main__"})
        except SystemExit:
            pass
        finally:
            sys.settrace(None)
        return {"output": sys.stdout.getvalue(), "steps": steps}
    finally:
        sys.stdin, sys.stdout = sys.__stdin__, sys.__stdout__


for one in json.load(sys.stdin):
    print(json.dumps(run(one["input"], one["traced"])), flush=True)

#!/usr/bin/env python3
"""Draws who includes from whom: the rooms of src/ with their sizes, and the longest functions.

  include_graph.py                    a table: files and lines of each room, and how often it includes from which
  include_graph.py --dot FILE         the graph for graphviz; `-` is the standard output
  include_graph.py --svg FILE         the drawing; needs graphviz (`dot`)
  include_graph.py --source FOLDER    another tree than src/ of this repository
  include_graph.py --self-test        tries all of it on a small tree, without graphviz

Tests and the folder `bed` of a room are counted apart: the product has none of them. Functions are found by their
braces, which is good enough to tell where to look.
"""
import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from check_layering import BED, INCLUDE, SOURCES, read_order

LONGEST = 10
NO_FUNCTION = re.compile(r"^\s*(?:template\b.*>\s*)?(?:class|struct|enum|union|namespace|extern|switch|if|for|while|do|else|try)\b")
NAME = re.compile(r"([~\w:]+|operator\s*\S+)\s*\(")


class Room:
    """What is counted of one room."""

    def __init__(self, name):
        self.name = name
        self.files = self.lines = self.test_files = self.test_lines = 0
        self.includes = collections.Counter()  # Of other rooms, outside of tests.
        self.test_includes = collections.Counter()

    def add(self, path, is_test):
        text = path.read_text()
        lines = text.count("\n")
        others = (target.split("/")[0] for target in INCLUDE.findall(text) if "/" in target)
        uses = collections.Counter(other for other in others if other != self.name)
        if is_test:
            self.test_files, self.test_lines = self.test_files + 1, self.test_lines + lines
            self.test_includes += uses
        else:
            self.files, self.lines = self.files + 1, self.lines + lines
            self.includes += uses


def is_test(file):
    """By its name, or because it is in a bed; the file is given relative to src/."""
    return BED in file.parts[1:-1] or file.stem.endswith("_test") or "testing" in file.name


def sources_of(source, room):
    return [path for path in sorted((source / room).rglob("*")) if path.suffix in SOURCES]


def read_rooms(source):
    rooms = []
    for name in read_order(source):
        room = Room(name)
        for path in sources_of(source, name):
            room.add(path, is_test(path.relative_to(source)))
        rooms.append(room)
    return rooms


def without_text(text):
    """The code with comments, strings and preprocessor lines blanked out; lines stay where they are."""
    blank = lambda match: re.sub(r"[^\n]", " ", match.group())
    text = re.sub(r'R"(\w*)\((?:.|\n)*?\)\1"', blank, text)
    text = re.sub(r'//[^\n]*|/\*(?:.|\n)*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', blank, text)
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.MULTILINE)


def functions_of(text):
    """(name, first line, number of lines) of the functions of a file: what stands in outermost braces behind a `)`."""
    code = without_text(text)
    heads, start, depth_of_body = [], 0, None
    for match in re.finditer(r"[{};]", code):
        if match.group() == "{":
            head = code[start:match.start()].strip()
            name = None if depth_of_body is not None or NO_FUNCTION.match(head) else NAME.search(head)
            heads.append((name.group(1) if name else None, match.start() - len(code[start:match.start()].lstrip())))
            if name:
                depth_of_body = len(heads)
        elif match.group() == "}" and heads:
            name, at = heads.pop()
            if name and depth_of_body == len(heads) + 1:
                depth_of_body = None
                first = code.count("\n", 0, at) + 1
                yield name, first, code.count("\n", 0, match.end()) + 1 - first + 1
        start = match.end()


def longest_functions(source, rooms):
    """The longest ones of the product: (lines, file, first line, name), the longest first."""
    found = []
    for room in rooms:
        for path in sources_of(source, room.name):
            file = path.relative_to(source)
            if not is_test(file):
                found += [(lines, str(file), at, name) for name, at, lines in functions_of(path.read_text())]
    return sorted(found, key=lambda one: (-one[0], one[1:]))[:LONGEST]


def table(rooms, functions):
    lines = [f"{'room':<12}{'files':>6}{'lines':>8}{'tests':>7}{'lines':>8}  includes from"]
    for room in rooms:
        uses = ", ".join(f"{name} {count}" for name, count in sorted(room.includes.items(), key=lambda use: (-use[1], use[0])))
        lines.append(f"{room.name:<12}{room.files:>6}{room.lines:>8}{room.test_files:>7}{room.test_lines:>8}  {uses}".rstrip())
    totals = [sum(getattr(room, field) for room in rooms) for field in ("files", "lines", "test_files", "test_lines")]
    lines.append("{:<12}{:>6}{:>8}{:>7}{:>8}".format("all", *totals))
    lines += ["", "longest functions"]
    lines += [f"{count:>6}  {file}:{at}  {name}" for count, file, at, name in functions]
    return "\n".join(lines) + "\n"


def dot(rooms, functions):
    """Rooms as boxes, as large as they have lines; arrows as thick as there are includes. `base` is left out of the
    arrows: everyone includes from it."""
    lines = ["digraph rooms {", '  rankdir="BT";', '  node [shape=box, fontname="sans-serif"];', '  edge [fontname="sans-serif"];']
    for room in rooms:
        side = 0.6 + (room.lines / 10000) ** 0.5
        lines.append(f'  {room.name} [label="{room.name}\\n{room.files} files, {room.lines} lines", '
                     f'width={side * 1.6:.2f}, height={side:.2f}];')
    for room in rooms:
        for other, count in sorted(room.includes.items()):
            if other != "base":
                lines.append(f'  {room.name} -> {other} [label="{count}", penwidth={1 + count / 40:.2f}];')
    text = "\\l".join(f"{count} {file} {name}" for count, file, _, name in functions)
    lines += [f'  longest [shape=note, label="longest functions\\n{text}\\l"];', "}"]
    return "\n".join(lines) + "\n"


def write(name, text):
    if name == "-":
        sys.stdout.write(text)
    else:
        pathlib.Path(name).write_text(text)


def draw(name, text):
    """Runs graphviz. False if it is not there."""
    program = shutil.which("dot")
    if not program:
        print("include_graph.py: graphviz (dot) is not installed; --dot writes the graph without it", file=sys.stderr)
        return False
    subprocess.run([program, "-Tsvg", "-o", name], input=text, text=True, check=True)
    return True


SAMPLE = '''\
// int comment() { }
#define MACRO(x) \\
  { x
namespace a {
struct Point {
  int x() const { return 1; }
};
const char* text = "{";
template <class T>
int longer(T one,
           int two) {
  if (one) {
    return two;
  }
  auto inner = [&](int x) { return x; };
  return R"({)"[0] + '{';
}
int list[] = {1, 2};
}  // namespace a
'''
SAMPLE_TREE = {
    "CMakeLists.txt": "add_subdirectory(base)\nadd_subdirectory(ir)\n",
    "base/error.h": "#pragma once\n",
    "ir/program.cpp": '#include "ir/program.h"\n#include "base/error.h"\n#include <string>\n' + SAMPLE,
    "ir/program_test.cpp": '#include "base/error.h"\nint test() {\n\n\n\n\n\n\n\n\n\n}\n',
    "ir/bed/maker.h": '#pragma once\n#include "base/error.h"\n',
    "ir/rules/one.inc": '#include "base/error.h"\n',
}


def self_test():
    """What is not as it should be, as sentences."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder)
        for name, text in SAMPLE_TREE.items():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_text(text)
        rooms = read_rooms(source)
        functions = longest_functions(source, rooms)
    base, ir = rooms
    expected = [
        ("rooms", [room.name for room in rooms], ["base", "ir"]),
        ("sizes", (base.files, base.lines, ir.files, ir.test_files), (1, 1, 2, 2)),
        ("includes", (dict(ir.includes), dict(ir.test_includes)), ({"base": 2}, {"base": 2})),
        ("functions", [(one[0], one[2], one[3]) for one in functions], [(9, 12, "longer"), (1, 9, "x")]),
        ("table", table(rooms, functions).splitlines()[2].split(), ["ir", "2", "23", "2", "14", "base", "2"]),
        ("arrows", "->" in dot(rooms, functions), False),
        ("boxes", 'ir [label="ir\\n2 files' in dot(rooms, functions), True),
    ]
    return [f"{what}: {found}, expected {wanted}" for what, found, wanted in expected if found != wanted]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dot", metavar="FILE")
    parser.add_argument("--svg", metavar="FILE")
    parser.add_argument("--source", metavar="FOLDER", type=pathlib.Path,
                        default=pathlib.Path(__file__).resolve().parent.parent / "src")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    if options.self_test:
        problems = self_test()
        print("\n".join(problems) or "counts, functions, table and graph are right")
        return 1 if problems else 0
    rooms = read_rooms(options.source)
    functions = longest_functions(options.source, rooms)
    if options.dot:
        write(options.dot, dot(rooms, functions))
    if options.svg and not draw(options.svg, dot(rooms, functions)):
        return 1
    if not options.dot and not options.svg:
        write("-", table(rooms, functions))
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Holds every #include in src/ against the layering that CMake declares.

The order of the rooms is the order of `add_subdirectory` in src/CMakeLists.txt; what a room may include from is what
its `antecede_room(NAME USES …)` names, directly or through another room, plus base and itself.

  check_layering.py [SOURCE_FOLDER]   checks the tree (default: src/ of this repository); exit code 1 if it is broken
  check_layering.py --self-test       breaks a small tree in every way and checks that each is found
"""
import pathlib
import re
import sys
import tempfile

KEYWORDS = {"COLD", "USES", "LIBRARIES", "FIRST", "ALONE"}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


def without_comments(text):
    return re.sub(r"#[^\n]*", "", text)


def read_order(source):
    """The rooms in the order of add_subdirectory."""
    text = without_comments((source / "CMakeLists.txt").read_text())
    return re.findall(r"add_subdirectory\(\s*(\w+)", text)


def read_uses(source, room):
    """The rooms named after USES in the room's antecede_room(…), or None if the room has no such line."""
    file = source / room / "CMakeLists.txt"
    text = without_comments(file.read_text()) if file.is_file() else ""
    match = re.search(r"antecede_room\(\s*" + re.escape(room) + r"\b([^)]*)\)", text)
    if not match:
        return None
    uses, section = [], None
    for word in match.group(1).split():
        if word in KEYWORDS:
            section = word
        elif section == "USES":
            uses.append(word)
    return uses


def check_rooms(order, uses):
    """What is wrong with the declarations themselves."""
    for room in order:
        if uses[room] is None:
            yield f"src/{room}/CMakeLists.txt: no antecede_room({room} …)"
            continue
        for used in uses[room]:
            if used not in order:
                yield f"src/{room}/CMakeLists.txt: USES {used}, which is no room"
            elif order.index(used) >= order.index(room):
                yield f"src/{room}/CMakeLists.txt: USES {used}, which does not stand before it in src/CMakeLists.txt"


def reachable(room, uses):
    """The rooms that `room` may include from."""
    found, open_rooms = {room, "base"}, [room]
    while open_rooms:
        for used in uses.get(open_rooms.pop()) or []:
            if used not in found:
                found.add(used)
                open_rooms.append(used)
    return found


def check_includes(source, room, order, uses):
    """What is wrong with the files of one room."""
    allowed = reachable(room, uses)
    for file in sorted((source / room).rglob("*")):
        if file.suffix not in (".h", ".cpp"):
            continue
        name, text = f"src/{file.relative_to(source)}", file.read_text()
        if file.suffix == ".h" and not text.startswith("#pragma once\n"):
            yield f"{name}: does not start with #pragma once"
        for target in INCLUDE.findall(text):
            other = target.split("/")[0]
            if "/" not in target:
                yield f'{name}: includes "{target}" without its room'
            elif other not in order:
                yield f'{name}: includes "{target}", but {other} is no room'
            elif other not in allowed:
                yield f'{name}: includes "{target}", but {room} does not use {other}'


def check_readme(source, order):
    """src/README.md must name the rooms in the same order."""
    readme = source / "README.md"
    if not readme.is_file():
        return
    text, last = readme.read_text(), (-1, "")
    for room in order:
        match = re.search(r"[`\[](?:src/)?" + room + r"/?[`\]]", text)
        if not match:
            yield f"src/README.md: does not mention `{room}`"
        elif match.start() < last[0]:
            yield f"src/README.md: mentions `{room}` before `{last[1]}`, src/CMakeLists.txt after it"
        else:
            last = (match.start(), room)


def check_folders(source, order):
    for folder in sorted(path for path in source.iterdir() if path.is_dir()):
        if folder.name not in order and any(folder.rglob("*.cpp")):
            yield f"src/{folder.name}: has sources, but src/CMakeLists.txt does not add it"


def check(source):
    """All that is wrong with the tree, as sentences."""
    order = read_order(source)
    uses = {room: read_uses(source, room) for room in order}
    problems = [*check_rooms(order, uses), *check_folders(source, order), *check_readme(source, order)]
    for room in order:
        problems += check_includes(source, room, order, uses)
    return problems


GOOD_TREE = {
    "CMakeLists.txt": "add_subdirectory(base)\nadd_subdirectory(apk)\n# add_subdirectory(zzz)\n"
                      "add_subdirectory(dex)\nadd_subdirectory(ir)\n",
    "base/CMakeLists.txt": "antecede_room(base LIBRARIES fmt::fmt)\n",
    "apk/CMakeLists.txt": "antecede_room(apk\n  LIBRARIES ZLIB::ZLIB)\n",
    "dex/CMakeLists.txt": "antecede_room(dex)\n",
    "ir/CMakeLists.txt": "antecede_room(ir USES\n apk dex)\n",
    "base/error.h": "#pragma once\n#include <string>\n",
    "apk/zip.h": '#pragma once\n#include "base/error.h"\n',
    "ir/program.cpp": '#include "ir/program.h"\n#include "apk/zip.h"\n',
    "ir/program.h": "#pragma once\n",
    "README.md": "`base`, then [`apk`](apk), `src/dex`, `ir`\n",
}

# What is changed in the good tree, and a word of the complaint that must follow.
BROKEN_TREES = [
    ({"apk/zip.h": '#pragma once\n#include "ir/program.h"\n'}, "apk does not use ir"),
    ({"dex/a.cpp": '#include "apk/zip.h"\n'}, "dex does not use apk"),
    ({"base/error.h": '#pragma once\n#include "apk/zip.h"\n'}, "base does not use apk"),
    ({"dex/a.cpp": '  # include "nowhere/zip.h"\n'}, "nowhere is no room"),
    ({"dex/a.cpp": '#include "a.h"\n'}, "without its room"),
    ({"apk/CMakeLists.txt": "antecede_room(apk USES ir)\n"}, "does not stand before"),
    ({"apk/CMakeLists.txt": "antecede_room(apk USES zzz)\n"}, "which is no room"),
    ({"apk/CMakeLists.txt": "add_library(apk)\n"}, "no antecede_room(apk"),
    ({"ir/program.h": "// comment\n#pragma once\n"}, "#pragma once"),
    ({"zzz/a.cpp": "int x;\n"}, "does not add it"),
    ({"README.md": "`base`, `dex`, `apk`, `ir`\n"}, "before"),
    ({"README.md": "`base`, `apk`, `ir`\n"}, "does not mention `dex`"),
]


def problems_of_tree(files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return check(pathlib.Path(folder))


def self_test():
    failures = [f"good tree: {problem}" for problem in problems_of_tree(GOOD_TREE)]
    for change, complaint in BROKEN_TREES:
        problems = problems_of_tree({**GOOD_TREE, **change})
        if not any(complaint in problem for problem in problems):
            failures.append(f"{change}: expected “{complaint}”, found {problems}")
    return failures


def main(arguments):
    if arguments == ["--self-test"]:
        problems, subject = self_test(), f"{len(BROKEN_TREES)} broken trees found out"
    else:
        default = pathlib.Path(__file__).resolve().parent.parent / "src"
        source = pathlib.Path(arguments[0]) if arguments else default
        problems, subject = check(source), f"{len(read_order(source))} rooms in order"
    for problem in problems:
        print(problem)
    print(f"problems: {len(problems)}" if problems else subject)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

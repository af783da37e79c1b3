#!/usr/bin/env python3
"""Holds every #include in src/ against the layering that CMake declares.

The order of the rooms is the order of `add_subdirectory` in src/CMakeLists.txt; what a room may include from is what
its `antecede_room(NAME USES …)` names itself, plus base and the room with its sub-folders. What a used room uses is not
used by that: who includes from a room, or names its namespace, says so, and who says so does. From the folder `bed` of a room only tests may include. The table of
rooms in docs/architecture.md must say the same as the CMakeLists.txt of the rooms.

  check_layering.py [SOURCE_FOLDER]   checks the tree (default: src/ of this repository); exit code 1 if it is broken
  check_layering.py --self-test       breaks a small tree in every way and checks that each is found
"""
import pathlib
import re
import sys
import tempfile

KEYWORDS = {"COLD", "USES", "LIBRARIES", "TEST_LIBRARIES", "FIRST", "ALONE"}
SOURCES = (".h", ".cpp", ".inc")
BED = "bed"
TABLE_HEAD = "| room | may use, besides `base` |"
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


def without_comments(text):
    return re.sub(r"#[^\n]*", "", text)


def without_cpp_comments(text):
    """Without what a compiler does not read as names: comments and strings."""
    return re.sub(r'//[^\n]*|"(?:\\.|[^"\\\n])*"', "", text)


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


def check_include(file, room, target, order, uses):
    """What is wrong with one #include of a file, which is given relative to src/; None if nothing is."""
    other, *rest = target.split("/")
    if not rest:
        return f'includes "{target}" without its room'
    if other not in order:
        return f'includes "{target}", but {other} is no room'
    if other not in {room, "base", *(uses[room] or [])}:
        return f'includes "{target}", but {room} does not use {other}'
    if rest[0] == BED and not may_use_bed(file, other):
        return f'includes "{target}", but it is no test'
    return None


def may_use_bed(file, room):
    """Tests may, what only tests include may (by its name), and the bed itself."""
    return file.parts[:2] == (room, BED) or file.name.endswith("_test.cpp") or \
        (file.suffix == ".h" and "testing" in file.name)


def named_rooms(text, order):
    """The rooms whose namespaces a text names."""
    return {name for name in re.findall(r"(?<![\w:])(?:antecede::)?(\w+)::", without_cpp_comments(text)) if name in order}


def check_file(file, room, text, order, uses):
    """What is wrong with one file, which is given relative to src/."""
    if file.suffix == ".h" and not text.startswith("#pragma once\n"):
        yield "does not start with #pragma once"
    targets = INCLUDE.findall(text)
    yield from filter(None, (check_include(file, room, target, order, uses) for target in targets))
    for other in sorted(named_rooms(text, order) - {room, "base", *(uses[room] or [])}):
        yield f"names {other}::, but {room} does not use {other}"


def check_includes(source, room, order, uses):
    """What is wrong with the files of one room, its sub-folders among them, and with what it says to use."""
    unused = {*(uses[room] or [])} & {*order}
    for path in sorted((source / room).rglob("*")):
        if path.suffix not in SOURCES:
            continue
        file, text = path.relative_to(source), path.read_text()
        unused -= {target.split("/")[0] for target in INCLUDE.findall(text)} | named_rooms(text, order)
        for problem in check_file(file, room, text, order, uses):
            yield f"src/{file}: {problem}"
    for other in sorted(unused):
        yield f"src/{room}/CMakeLists.txt: USES {other}, from which nothing is included"


def read_table(text):
    """The rooms of the table "may use" with what they use, as they stand; None for a room that uses all."""
    rows = re.findall(r"^\| `(\w+)` \|([^|\n]*)\|$", text[text.index(TABLE_HEAD):].split("\n\n")[0], re.MULTILINE)
    without_reasons = [(room, re.sub(r"\([^)]*\)", "", used).strip()) for room, used in rows]
    return {room: None if used == "all" else re.findall(r"`(\w+)`", used) for room, used in without_reasons}


def check_table(source, order, uses):
    """docs/architecture.md must have the same rooms, in the same order, with the same uses."""
    file = source.parent / "docs" / "architecture.md"
    text = file.read_text() if file.is_file() else ""
    if TABLE_HEAD not in text:
        yield f"docs/architecture.md: has no table “{TABLE_HEAD}”"
        return
    table = read_table(text)
    rooms = [room for room in order if room != "base"]
    if list(table) != rooms:
        yield f"docs/architecture.md: the table has the rooms {', '.join(table)}; src/CMakeLists.txt has {', '.join(rooms)}"
    for room in rooms:
        declared = uses[room] or []
        said = table.get(room, declared)
        if said is None:
            continue
        for other in sorted({*said} ^ {*declared}):
            says = "does not say" if other in declared else "says"
            yield f"docs/architecture.md: {says} that {room} uses {other}; src/{room}/CMakeLists.txt differs"


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
    problems = [*check_rooms(order, uses), *check_folders(source, order), *check_readme(source, order),
                *check_table(source, order, uses)]
    for room in order:
        problems += check_includes(source, room, order, uses)
    return problems


GOOD_TREE = {
    "src/CMakeLists.txt": "add_subdirectory(base)\nadd_subdirectory(apk)\n# add_subdirectory(zzz)\n"
                          "add_subdirectory(dex)\nadd_subdirectory(ir)\nadd_subdirectory(cli)\n",
    "src/base/CMakeLists.txt": "antecede_room(base LIBRARIES fmt::fmt)\n",
    "src/apk/CMakeLists.txt": "antecede_room(apk\n  LIBRARIES ZLIB::ZLIB)\n",
    "src/dex/CMakeLists.txt": "antecede_room(dex)\n",
    "src/ir/CMakeLists.txt": "antecede_room(ir USES\n apk dex TEST_LIBRARIES antecede_dex_bed)\n",
    "src/cli/CMakeLists.txt": "antecede_room(cli COLD USES ir)\n",
    "src/cli/main/main.cpp": '// apk::Zip\nconst char* text = "dex::Code"; ir::Program* program;\n',
    "src/base/error.h": "#pragma once\n#include <string>\n",
    "src/apk/zip.h": '#pragma once\n#include "base/error.h"\n',
    "src/dex/bed/maker.cpp": '#include "dex/bed/maker.h"\n#include "dex/rules/one.h"\n',
    "src/dex/bed/maker.h": "#pragma once\n",
    "src/dex/rules/one.h": "#pragma once\n",
    "src/dex/dex_test.cpp": '#include "dex/bed/maker.h"\n',
    "src/ir/ir_testing.h": '#pragma once\n#include "dex/bed/maker.h"\n',
    "src/ir/opcodes.inc": '#include "dex/rules/one.h"\n',
    "src/ir/program.cpp": '#include "ir/program.h"\n#include "apk/zip.h"\n',
    "src/ir/program.h": "#pragma once\n",
    "src/README.md": "`base`, then [`apk`](apk), `src/dex`, `ir`, `cli`\n",
    "docs/architecture.md": "| room | may use, besides `base` |\n|---|---|\n| `apk` | |\n| `dex` | |\n"
                            "| `ir` | `dex` (not `zzz`), `apk` |\n| `cli` | all |\n\n| `zzz` | `ir` |\n",
}
GOOD_TABLE = GOOD_TREE["docs/architecture.md"]

# What is changed in the good tree, and a word of the complaint that must follow.
BROKEN_TREES = [
    ({"src/apk/zip.h": '#pragma once\n#include "ir/program.h"\n'}, "apk does not use ir"),
    ({"src/dex/a.cpp": '#include "apk/zip.h"\n'}, "dex does not use apk"),
    ({"src/cli/a.cpp": '#include "apk/zip.h"\n'}, "cli does not use apk"),
    ({"src/dex/rules/one.h": '#pragma once\n#include "apk/zip.h"\n'}, "dex does not use apk"),
    ({"src/dex/bed/maker.h": '#pragma once\n#include "apk/zip.h"\n'}, "dex does not use apk"),
    ({"src/dex/opcodes.inc": '#include "apk/zip.h"\n'}, "dex does not use apk"),
    ({"src/base/error.h": '#pragma once\n#include "apk/zip.h"\n'}, "base does not use apk"),
    ({"src/dex/a.cpp": '  # include "nowhere/zip.h"\n'}, "nowhere is no room"),
    ({"src/cli/a.cpp": "apk::Zip* zip;\n"}, "cli does not use apk"),
    ({"src/cli/a.cpp": "using antecede::dex::Code;\n"}, "cli does not use dex"),
    ({"src/cli/CMakeLists.txt": "antecede_room(cli USES apk ir)\n"}, "USES apk, from which nothing is included"),
    ({"src/dex/a.cpp": '#include "a.h"\n'}, "without its room"),
    ({"src/dex/a.cpp": '#include "dex/bed/maker.h"\n'}, "it is no test"),
    ({"src/dex/testing.cpp": '#include "dex/bed/maker.h"\n'}, "it is no test"),
    ({"src/ir/program.h": '#pragma once\n#include "dex/bed/maker.h"\n'}, "it is no test"),
    ({"src/ir/bed/a.cpp": '#include "dex/bed/maker.h"\n'}, "it is no test"),
    ({"src/apk/CMakeLists.txt": "antecede_room(apk USES ir)\n"}, "does not stand before"),
    ({"src/apk/CMakeLists.txt": "antecede_room(apk USES zzz)\n"}, "which is no room"),
    ({"src/apk/CMakeLists.txt": "add_library(apk)\n"}, "no antecede_room(apk"),
    ({"src/ir/program.h": "// comment\n#pragma once\n"}, "#pragma once"),
    ({"src/zzz/a.cpp": "int x;\n"}, "does not add it"),
    ({"src/README.md": "`base`, `dex`, `apk`, `ir`, `cli`\n"}, "before"),
    ({"src/README.md": "`base`, `apk`, `ir`, `cli`\n"}, "does not mention `dex`"),
    ({"docs/architecture.md": "no table\n"}, "has no table"),
    ({"docs/architecture.md": GOOD_TABLE.replace("| `dex` | |\n", "")}, "the table has the rooms"),
    ({"docs/architecture.md": GOOD_TABLE.replace("| `cli`", "| `zzz` | |\n| `cli`")}, "the table has the rooms"),
    ({"docs/architecture.md": GOOD_TABLE.replace("| `dex` | |", "| `dex` | `apk` |")}, "says that dex uses apk"),
    ({"docs/architecture.md": GOOD_TABLE.replace(", `apk` |", " |")}, "does not say that ir uses apk"),
]


def problems_of_tree(files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return check(pathlib.Path(folder) / "src")


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

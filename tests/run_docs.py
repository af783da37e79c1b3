#!/usr/bin/env python3
"""Runs the commands of the documentation, and holds what it shows against what they print.

    run_docs.py BINARY [PAGE...]     all pages, or those named (docs/run.md)
    run_docs.py --self-test          breaks a small page in every way and checks that each is found

Looked at are the fenced blocks of README.md, examples/README.md, src/README.md and docs/*.md.

* A line `$ COMMAND` is run; the lines below, up to the next `$`, are what it prints on both outputs. `…` stands for anything left out, inside of a line,
  too; line ends and spaces do not count, so long lines may be broken. Without a `…` at its beginning or end, it is all that is printed.
* In a block without `$`, lines that begin like a command are run, and nothing is said of what they print. If one is a command, all must be.
* The exit code is 0, unless a comment behind the command says `exit code 5`.
* A block that begins with ```synopsis has placeholders: each command, each option and each choice (`a|b`) in it must be in the command's help.
  What stands behind two spaces, or `#`, is a description.
* A block that begins with ```java A.java (any language) is that file.

The commands of a page are run by bash one after the other, in a folder that looks like the repository's: so files that one writes are there for the next,
and nothing is written into the repository. What is not run is in EXCEPTIONS, each with a reason; an entry that fits no command is an error.
"""
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["README.md", "examples/README.md", "src/README.md", "docs/*.md"]
SECONDS = 60

# (page, how the command begins): why it is not run.
EXCEPTIONS = {
    ("README.md", "git clone "): "the clone is there",
    ("README.md", "./test"): "would run this test again",
    ("README.md", "bench/run "): "takes minutes, and measures",
}

COMMAND = re.compile(r"(\./antecede|antecede|\./test|git|python3|javac|jar|cat|(tests|bench|framework|examples|tools)/[\w./-]*\w)( |$)")
CODE = re.compile(r"#.*\bexit code (\d+)")
OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")
CHOICE = re.compile(r"[\w-]+(?:\|[\w-]+)+")


@dataclasses.dataclass
class Block:
    page: str
    line: int               # of the fence
    info: str
    lines: list

    def __str__(self):
        return f"{self.page}:{self.line}"


@dataclasses.dataclass
class Command:
    where: str
    text: str
    shown: list             # None: nothing is said

    @property
    def code(self):
        found = CODE.search(self.text)
        return int(found[1]) if found else 0


def blocks_of(page, text):
    """The fenced blocks of a page. Inside of lists they are indented."""
    block = None
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.match(r"( *)```(.*)$", line)
        if fence and block is None:
            block, indent = Block(page, number, fence[2].strip(), []), len(fence[1])
        elif fence:
            yield block
            block = None
        elif block is not None:
            block.lines.append(line[indent:] if not line[:indent].strip() else line)
    if block is not None:
        raise ValueError(f"{block}: a block that does not end")


def commands_of(block):
    """The commands of a block: none if it has none. Raises ValueError where a line is neither command nor output."""
    lines = list(enumerate(block.lines, block.line + 1))
    if any(line.startswith("$ ") for _, line in lines):
        commands = []
        for number, line in lines:
            if line.startswith("$ "):
                commands.append(Command(f"{block.page}:{number}", line[2:], []))
            elif commands:
                commands[-1].shown.append(line)
            elif line.strip():
                raise ValueError(f"{block.page}:{number}: stands before the first command")
        return commands
    told = [(number, line) for number, line in lines if line.strip()]
    if not any(COMMAND.match(line) for _, line in told):
        return []
    for number, line in told:
        if not COMMAND.match(line):
            raise ValueError(f"{block.page}:{number}: neither a command nor, without a $, what one prints: {line}")
    return [Command(f"{block.page}:{number}", line, None) for number, line in told]


def folded(text):
    return " ".join(text.split())


def difference(shown, printed):
    """What is shown and not printed, or not at this place; None if all is well."""
    pieces, rest = [folded(piece) for piece in "\n".join(shown).split("…")], folded(printed)
    for number, piece in enumerate(pieces):
        last = number == len(pieces) - 1
        at = rest.find(piece)
        if last and piece and number and rest.endswith(piece):
            at = len(rest) - len(piece)
        if at < 0 or (number == 0 and at > 0):
            return f"it does not print\n  {piece}\nbut\n  {rest[:3000]}"
        rest = rest[at + len(piece):].lstrip()
    if pieces[-1] and rest or len(pieces) == 1 and rest:
        return f"it also prints\n  {rest[:3000]}"
    return None


class Runner:
    """Runs commands of one page in a folder that looks like the repository's."""

    def __init__(self, root, binary, folder):
        self.folder = folder
        for entry in root.iterdir():
            if entry.name not in ("antecede", "build", ".git"):
                (folder / entry.name).symlink_to(entry)
        (folder / ".bin").mkdir()
        for program in (folder / "antecede", folder / ".bin" / "antecede"):
            program.write_text(f'#!/bin/sh\nexec "{binary}" "$@"\n')
            program.chmod(0o755)
        self.environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PATH": f"{folder / '.bin'}:{os.environ['PATH']}"}

    def run(self, text):
        """(exit code, what was printed)"""
        try:
            done = subprocess.run(["bash", "-c", text], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return None, f"does not end within {SECONDS} s"
        return done.returncode, done.stdout.decode(errors="replace")

    def check(self, command):
        """What is wrong with a command; None if nothing is."""
        code, printed = self.run(command.text)
        if code != command.code:
            return f"exit code {code}, not {command.code}: {printed[-1500:]}"
        return None if command.shown is None else difference(command.shown, printed)

    def check_synopsis(self, line):
        """What is in a line with placeholders and not in the help of its command."""
        usage = re.split(r"  +|#", line.strip())[0]
        words = usage.split()
        is_script = "/" in words[0].removeprefix("./")
        plain = [word for word in words[1:] if re.fullmatch(r"[a-z][a-z|-]*", word)] if not is_script else []
        tool = words[0] if not is_script else f"python3 {words[0]}"
        code, text = self.run(f"{tool} --help")
        problems = [f"{tool} --help: exit code {code}"] if code else []
        # A word is a command as long as the help before it lists it.
        path, commands = tool, set()
        for word in plain:
            known = [name for name in word.split("|") if re.search(rf"^  {re.escape(name)} ", text, re.MULTILINE)]
            if not known:
                if path == tool:
                    problems.append(f"no command {word}")
                break
            problems += [f"{path} has no command {name}" for name in word.split("|") if name not in known]
            path += f" {known[0]}"
            commands.add(word)
            code, text = self.run(f"{path} --help")
        for option in dict.fromkeys(OPTION.findall(usage)):
            if not re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", text):
                problems.append(f"{path} has no option {option}")
        for choice in CHOICE.findall(usage):
            problems += [f"{path} does not know '{name}'" for name in choice.split("|")
                         if choice not in commands and not re.search(rf"\b{re.escape(name)}\b", text)]
        return problems


def check_page(root, page, binary, used):
    """(problems, commands run, lines of synopses) of a page; the exceptions that were needed go to `used`."""
    problems, ran, synopses = [], 0, 0
    with tempfile.TemporaryDirectory() as name:
        runner = Runner(root, binary, pathlib.Path(name))
        for block in blocks_of(page, (root / page).read_text()):
            language, _, file = block.info.partition(" ")
            if language == "synopsis":
                for line in block.lines:
                    synopses += bool(line.strip())
                    problems += [f"{block}: {problem}" for problem in (runner.check_synopsis(line) if line.strip() else [])]
            elif file:
                path = runner.folder / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("".join(line + "\n" for line in block.lines))
            elif not language:
                try:
                    commands = commands_of(block)
                except ValueError as error:
                    problems.append(str(error))
                    continue
                for command in commands:
                    fits = [entry for entry in EXCEPTIONS if entry[0] == page and command.text.startswith(entry[1])]
                    used.update(fits)
                    if not fits:
                        ran += 1
                        problem = runner.check(command)
                        problems += [f"{command.where}: {command.text}\n{problem}"] if problem else []
    return problems, ran, synopses


def check(root, binary, pages=()):
    """Problems, how many commands were run, and how many lines of synopses were looked at."""
    found = sorted({str(path.relative_to(root)) for pattern in PAGES for path in root.glob(pattern)})
    problems, ran, synopses, used = [f"there is no page {page}" for page in pages if page not in found], 0, 0, set()
    for page in pages or found:
        if page in found:
            more, commands, lines = check_page(root, page, binary, used)
            problems, ran, synopses = problems + more, ran + commands, synopses + lines
    if not pages:
        problems += [f"exception {entry} fits no command" for entry in EXCEPTIONS if entry not in used]
    return problems, ran, synopses


# ---- Self-test

FAKE = """#!/bin/sh
case "$*" in
  --help) printf '  info   shows\\n  trace  more\\n' ;;
  "trace --help") printf '  print  prints\\n  parse  parses\\n' ;;
  *--help) printf '  --format F\\n  -o FILE\\n  --to TEXT   text or binary\\n' ;;
  fail) echo "failed"; exit 5 ;;
  write) echo data > written; echo "wrote  one" ; echo "wrote two" >&2 ;;
  *) cat "$2" ;;
esac
"""
GOOD_PAGE = """Text.
```
git clone … && cd antecede
./test
bench/run x
```
```
$ ./antecede write
wrote one
wrote two
$ antecede show written     # a comment
data
```
```
antecede fail        # exit code 5: as it should
```
```synopsis
antecede info APP [--format F] [-o FILE]     text that names --nothing
antecede trace print|parse FILE --to text|binary
```
```text kept/file
one two
three
```
```
$ antecede show kept/file
one …
```
```
org.example: is not a command
```
"""
# What is replaced in the good page, and a word of the complaint that must follow.
BROKEN_PAGES = [
    ("wrote two", "wrote three", "does not print"),
    ("wrote one\nwrote two", "wrote two\nwrote one", "does not print"),
    ("wrote one\n", "", "does not print"),
    ("wrote two\n", "", "also prints"),
    ("\none …\n", "\none\n", "also prints"),
    ("\none …\n", "\n… two\n", "also prints"),
    ("\none …\n", "\n… two … three four\n", "does not print"),
    ("$ ./antecede write", "$ ./antecede fail", "exit code 5, not 0"),
    ("exit code 5", "exit code 3", "exit code 5, not 3"),
    ("antecede fail  ", "antecede write  ", "exit code 0, not 5"),
    ("$ ./antecede write\n", "$ true\n", "does not print"),
    ("antecede fail", "what is this?\nantecede fail", "neither a command"),
    ("[--format F]", "[--formal F]", "no option --formal"),
    ("antecede info APP", "antecede scan APP", "no command scan"),
    ("print|parse", "print|paint", "no command paint"),
    ("text|binary", "text|morse", "does not know 'morse'"),
    ("bench/run x\n", "", "fits no command"),
    ("```\norg.example", "org.example", "does not end"),
]


def findings_of(text):
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        (root / "README.md").write_text(text)
        (root / "fake").write_text(FAKE)
        (root / "fake").chmod(0o755)
        try:
            return check(root, root / "fake")[0]
        except ValueError as error:
            return [str(error)]


def self_test():
    failures = [f"good page: {finding}" for finding in findings_of(GOOD_PAGE)]
    for old, new, complaint in BROKEN_PAGES:
        assert old in GOOD_PAGE, old
        findings = findings_of(GOOD_PAGE.replace(old, new, 1))
        if not any(complaint in finding for finding in findings):
            failures.append(f"{old!r} to {new!r}: expected “{complaint}”, found {findings}")
    for failure in failures:
        print(failure)
    print(f"{len(BROKEN_PAGES)} broken pages, {len(failures)} not found out")
    return 1 if failures else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if not arguments or not shutil.which("bash"):
        sys.exit(__doc__)
    problems, ran, synopses = check(ROOT, pathlib.Path(arguments[0]).resolve(), arguments[1:])
    for problem in problems:
        print(f"--- {problem}")
    print(f"{ran} commands of the documentation run, {synopses} lines of synopses held against the help: {len(problems)} problems")
    return 1 if problems or not ran else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

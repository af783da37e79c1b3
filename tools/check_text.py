#!/usr/bin/env python3
"""Checks the text of every file of the repository that git tracks or would track.

  check_text.py [ROOT]        problems are printed and make the exit code 1; warnings only are printed
  check_text.py --self-test   breaks a small tree in every way and checks that each is found

A problem: the path of a folder that only one machine has, or the host name of a package registry; a tab or a trailing
space in a source file; a relative link of a Markdown file that leads nowhere. A warning: a source file of more than 500
lines.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCES = {".h", ".cpp", ".py", ".cmake", ".sh", ".java"}
SKIPPED_FOLDERS = {".git", "build"}
LONG_FILE = 500

# Put together here, so that this file does not contain what it looks for. A slash must begin the path: the package
# `androidx/work/…` is not meant.
PRIVATE_FOLDERS = ["wo" + "rk", "ro" + "ot", "tmp/br" + "ief", "tmp/ap" + "ks"]
REGISTRY_HOSTS = ["regis" + "try.npmjs", "npm" + "js.org", "py" + "pi.org", "repo1.ma" + "ven", "repo.ma" + "ven",
                  "deb.deb" + "ian.org", "artifac" + "tory"]
FORBIDDEN = re.compile(
    "|".join([r"(?<![\w.}\])])/" + folder + r"\b(?:/|(?=[\s`'\"]))" for folder in PRIVATE_FOLDERS]
             + [re.escape(host) for host in REGISTRY_HOSTS]))
LINK = re.compile(r"\]\(([^)\s]+)\)")


def git_files(root):
    """The names of the files git tracks, or would; None where there is no git or no repository."""
    if not shutil.which("git"):
        return None
    listing = subprocess.run(["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                             capture_output=True)
    return listing.stdout.decode().split("\0") if listing.returncode == 0 else None


def all_files(root):
    """What git would track; without git, everything outside build/."""
    names = git_files(root)
    if names is not None:
        paths = [root / name for name in names if name]
    else:
        paths = [path for path in root.rglob("*") if not SKIPPED_FOLDERS & set(path.relative_to(root).parts)]
    return sorted({path for path in paths if path.is_file()})


def text_of(path):
    """The file's text, or None for a binary file."""
    data = path.read_bytes()
    if b"\0" in data:
        return None
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def is_source(path):
    return path.suffix in SOURCES or path.name == "CMakeLists.txt"


def check_lines(name, text, source):
    for number, line in enumerate(text.split("\n"), 1):
        found = FORBIDDEN.search(line)
        if found:
            yield f"{name}:{number}: mentions {found.group(0)}"
        if source and "\t" in line:
            yield f"{name}:{number}: tab"
        if source and line != line.rstrip():
            yield f"{name}:{number}: trailing space"


def check_links(root, path, text):
    for target in LINK.findall(re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)):
        file = target.split("#")[0]
        if file and not re.match(r"[a-z]+:", file) and not (path.parent / file).exists():
            yield f"{path.relative_to(root)}: the link {target} leads nowhere"


def check(root):
    """(problems, warnings) of the whole tree."""
    problems, warnings = [], []
    for path in all_files(root):
        text = text_of(path)
        if text is None:
            continue
        name, source = path.relative_to(root), is_source(path)
        problems += check_lines(name, text, source)
        if path.suffix == ".md":
            problems += check_links(root, path, text)
        if source and text.count("\n") > LONG_FILE:
            warnings.append(f"{name}: {text.count(chr(10))} lines")
    return problems, warnings


GOOD_TREE = {
    "README.md": "See [the manual](docs/a.md#top), [home](https://example.org/x) and `[x](y)`.\n",
    "docs/a.md": "Back to [start](../README.md). The class androidx/work/Worker and framework/java.\n",
    "src/a.cpp": "int a;\n",
    "data.bin": "\0\t \n",
}

# What is changed in the good tree, and a word of the complaint that must follow.
BROKEN_TREES = [
    ({"src/a.cpp": "// see /" + PRIVATE_FOLDERS[0] + "/x\n"}, "mentions /" + PRIVATE_FOLDERS[0]),
    ({"docs/b.txt": '"/' + PRIVATE_FOLDERS[1] + '"\n'}, "mentions /" + PRIVATE_FOLDERS[1]),
    ({"docs/b.txt": "https://" + REGISTRY_HOSTS[0] + ".org\n"}, "mentions " + REGISTRY_HOSTS[0]),
    ({"src/a.cpp": "int\ta;\n"}, "tab"),
    ({"src/a.cpp": "int a; \n"}, "trailing space"),
    ({"docs/a.md": "[x](missing.md)\n"}, "leads nowhere"),
    ({"src/a.cpp": "\n" * 501}, "501 lines"),
]


def findings_of_tree(files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        problems, warnings = check(pathlib.Path(folder))
        return problems + warnings


def self_test():
    failures = [f"good tree: {finding}" for finding in findings_of_tree(GOOD_TREE)]
    for change, complaint in BROKEN_TREES:
        findings = findings_of_tree({**GOOD_TREE, **change})
        if not any(complaint in finding for finding in findings):
            failures.append(f"{change}: expected “{complaint}”, found {findings}")
    return failures


def main(arguments):
    if arguments == ["--self-test"]:
        problems, warnings = self_test(), []
    else:
        root = pathlib.Path(arguments[0] if arguments else pathlib.Path(__file__).parent.parent).resolve()
        problems, warnings = check(root)
    for warning in warnings:
        print(f"warning: {warning}")
    for problem in problems:
        print(problem)
    print(f"problems: {len(problems)}, warnings: {len(warnings)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

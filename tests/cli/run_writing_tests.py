#!/usr/bin/env python3
"""Tests that writing destroys nothing: devices, FIFOs and links stay what they are, inputs stay as they are, and what
cannot be written says so and leaves the old file alone. Every output option of every command is tried.

usage: run_writing_tests.py BINARY [TEST…]
"""
import contextlib
import json
import os
import pathlib
import resource
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import run_cli_tests as cli
from run_cli_tests import EXAMPLE, ROOT, CliTest, run

TRACE = ROOT / "tests" / "data" / "detect" / "data_race.trace"
PROGRAM = ROOT / "tests" / "fixtures" / "run" / "app.jar"
SPLITS = ROOT / "tests" / "fixtures" / "splits"
OLD = b"what was there before\n"
NOBODY = 65534


def options_of(schedule):
    """Every option that takes a file: what it is called, and the command line in front of the file's name."""
    app = ("run", EXAMPLE, "--quiet", "--events", "2")
    program = ("run", PROGRAM, "--main", "Ends$Race")
    replay = ("replay", EXAMPLE, schedule, "--quiet")
    generate = ("trace", "generate", "--minutes", "0.01")
    return {
        "info -o": ("info", EXAMPLE, "-o"),
        "info text": ("info", EXAMPLE, "--format", "text="),
        "info json": ("info", EXAMPLE, "--format", "json="),
        "dump -o": ("dump", EXAMPLE, "manifest", "-o"),
        "detect -o": ("detect", TRACE, "-o"),
        "detect json": ("detect", TRACE, "--format", "json="),
        "detect --timeline": ("detect", TRACE, "--timeline"),
        "detect --perfetto": ("detect", TRACE, "--perfetto"),
        "trace print": ("trace", "print", TRACE, "-o"),
        "trace parse": ("trace", "parse", TRACE, "-o"),
        "trace convert binary": ("trace", "convert", TRACE, "--to", "binary", "-o"),
        "trace convert text": ("trace", "convert", TRACE, "--to", "text", "-o"),
        "trace convert perfetto": ("trace", "convert", TRACE, "--to", "perfetto", "-o"),
        "trace stats -o": ("trace", "stats", TRACE, "-o"),
        "trace stats json": ("trace", "stats", TRACE, "--format", "json="),
        "trace generate": (*generate, "-o"),
        "run app -o": (*app, "-o"),
        "run app json": (*app, "--format", "json="),
        "run app text": (*app, "--format", "text="),
        "run app --save-schedule": (*app, "--save-schedule"),
        "run app --dump-state": (*app, "--dump-state"),
        "run app --dump-executed": (*app, "--dump-executed"),
        "run program -o": (*program, "-o"),
        "run program json": (*program, "--format", "json="),
        "run program --save-schedule": (*program, "--save-schedule"),
        "run seeds json": (*program, "--seeds", "2", "--format", "json="),
        "run systematic json": (*program, "--strategy", "systematic", "--format", "json="),
        "run systematic --save-schedule": (*program, "--strategy", "systematic", "--save-schedule"),
        "replay -o": (*replay, "-o"),
        "replay json": (*replay, "--format", "json="),
        "replay --dump-state": (*replay, "--dump-state"),
    }


def folder_options_of(schedule, script):
    """Every option that takes a folder."""
    return {
        "run --screenshots": ("run", EXAMPLE, "--quiet", "--events", "2", "--screenshots"),
        "replay --screenshots": ("replay", EXAMPLE, schedule, "--quiet", "--screenshots"),
        "run --keep": ("run", EXAMPLE, "--quiet", "--strategy", "orders", "--script", script, "--bound", "2", "--keep"),
    }


def with_file(command, path):
    """The command line with the file where it belongs: behind `json=`, or as the next word."""
    return (*command[:-1], f"{command[-1]}{path}") if str(command[-1]).endswith("=") else (*command, path)


def every_option(check):
    """A test that is done with each option, in a folder that is empty."""
    def test(self):
        for name, command in options_of(self.schedule).items():
            shutil.rmtree(self.out, ignore_errors=True)
            self.out.mkdir()
            with self.subTest(option=name):
                check(self, command)
    test.__doc__ = check.__doc__
    return test


class WritingTest(CliTest):
    """Devices and links of our own, never those of the machine: a test that fails must not wreck it."""

    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        shared = pathlib.Path(holder.name)
        shared.chmod(0o755)
        cls.schedule, cls.script, cls.contents = shared / "a.schedule", shared / "a.script", {}
        cls.script.write_text("item ListView 0\nback\n")
        run("run", EXAMPLE, "--quiet", "--events", "2", "--save-schedule", cls.schedule)

    def setUp(self):
        super().setUp()
        self.assertTrue(self.schedule.exists(), "no schedule could be written")
        self.out = self.folder / "out"
        self.out.mkdir()

    def device(self, name, number):
        """3: takes all; 7: is always full."""
        path = self.folder / name
        path.unlink(missing_ok=True)
        try:
            os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, number))
            os.close(os.open(path, os.O_WRONLY))
        except OSError as problem:
            self.skipTest(f"device files are not permitted here: {problem}")
        return path

    def stdout(self):
        """What /dev/stdout is."""
        path = self.folder / "stdout"
        path.unlink(missing_ok=True)
        path.symlink_to("/proc/self/fd/1")
        return path

    def write(self, command, path, **options):
        result = run(*with_file(command, path), **options)
        self.assertLessEqual(result.returncode, 1, result.stderr.decode(errors="replace"))
        return result

    def plain(self, command):
        """What the option writes into a file of its own."""
        key = tuple(map(str, command))
        if key not in self.contents:
            path = self.folder / "plain"
            self.write(command, path)
            self.contents[key] = self.without_names(path.read_bytes())
        return self.contents[key]

    def without_names(self, content):
        """A report names the files that were written; no two tests use the same."""
        try:
            report = json.loads(content)
        except ValueError:
            return content
        return {key: value for key, value in report.items() if key not in ("trace", "schedule")}

    def expect_same(self, content, expected):
        self.assertTrue(content)
        self.assertEqual(self.without_names(content), expected)

    def expect_failure(self, result, path, *words):
        """Exit code 4, and one sentence with the file and the reason."""
        text = result.stderr.decode(errors="replace")
        lines = [line for line in text.splitlines() if "cannot be written" in line]
        self.assertEqual(result.returncode, 4, text)
        self.assertEqual(len(lines), 1, text)
        for word in (str(path), *words):
            self.assertIn(word, lines[0])

    def expect_refusal(self, result, *words):
        text = result.stderr.decode(errors="replace")
        self.assertEqual(result.returncode, 2, text)
        self.assertEqual(text.count("\n"), 1, text)
        for word in words:
            self.assertIn(str(word), text)

    def names(self, folder=None):
        return sorted(path.name for path in (folder or self.out).iterdir())

    @contextlib.contextmanager
    def mounted(self, *options):
        """A small file system of its own."""
        place = self.folder / "mounted"
        place.mkdir(exist_ok=True)
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", ",".join(options), "none", place], capture_output=True)
        if done.returncode != 0:
            self.skipTest("mounting is not permitted here: " + done.stderr.decode(errors="replace").strip())
        try:
            yield place
        finally:
            subprocess.run(["umount", place], check=True)


class Through(WritingTest):
    """What is no regular file is written to, and stays what it is."""

    @every_option
    def test_device(self, command):
        device = self.device("null", 3)
        self.write(command, device)
        self.assertTrue(stat.S_ISCHR(device.lstat().st_mode), "the device is still a device")

    @every_option
    def test_fifo(self, command):
        expected = self.plain(command)
        fifo, heard = self.out / "fifo", []
        os.mkfifo(fifo)
        reader = threading.Thread(target=lambda: heard.append(fifo.read_bytes()), daemon=True)
        reader.start()
        self.write(command, fifo)
        self.assertTrue(stat.S_ISFIFO(fifo.lstat().st_mode), "the FIFO is still a FIFO")
        reader.join(10)
        self.assertFalse(reader.is_alive(), "nothing came through the FIFO")
        self.expect_same(heard[0], expected)

    @every_option
    def test_descriptor(self, command):
        """A file that is open already: what is written stands behind what is there."""
        expected = self.plain(command)
        for place in ("/dev/fd/{}", "/proc/self/fd/{}"):
            file = os.open(self.out / "a", os.O_CREAT | os.O_RDWR | os.O_TRUNC)
            os.write(file, OLD)
            self.write(command, place.format(file), pass_fds=(file,))
            os.close(file)
            content = (self.out / "a").read_bytes()
            self.assertTrue(content.startswith(OLD), "what was written before is gone")
            self.expect_same(content[len(OLD):], expected)

    @every_option
    def test_stdout(self, command):
        expected, link = self.plain(command), self.stdout()
        result = self.write(command, link)
        self.assertTrue(link.is_symlink(), "the link is still a link")
        has_report = command[-1] in ("--timeline", "--perfetto") or command[-3:] == ("--strategy", "systematic", "--save-schedule")
        if has_report:  # On standard output as well, behind it.
            self.assertTrue(result.stdout.startswith(expected))
        else:
            self.expect_same(result.stdout, expected)

    def test_device_may_be_named_twice(self):
        device = self.device("null", 3)
        self.expect_done(run("info", EXAMPLE, "--format", f"text={device}", "--format", f"json={device}"))
        self.assertTrue(stat.S_ISCHR(device.lstat().st_mode))

    def test_socket(self):
        path = self.out / "socket"
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(path))
            self.expect_failure(run("info", EXAMPLE, "-o", path), path)
        self.assertTrue(stat.S_ISSOCK(path.lstat().st_mode))


class Links(WritingTest):
    """A link stays; what it leads to is replaced."""

    @every_option
    def test_chain(self, command):
        expected = self.plain(command)
        (self.out / "sub").mkdir()
        target = self.out / "sub" / "target"
        target.write_bytes(OLD)
        (self.out / "first").symlink_to("sub/second")
        (self.out / "sub" / "second").symlink_to("target")
        self.write(command, self.out / "first")
        self.assertEqual(os.readlink(self.out / "first"), "sub/second")
        self.assertEqual(os.readlink(self.out / "sub" / "second"), "target")
        self.expect_same(target.read_bytes(), expected)
        self.assertEqual(self.names(self.out / "sub"), ["second", "target"])

    @every_option
    def test_dangling(self, command):
        expected = self.plain(command)
        (self.out / "link").symlink_to("new")
        self.write(command, self.out / "link")
        self.assertEqual(os.readlink(self.out / "link"), "new")
        self.expect_same((self.out / "new").read_bytes(), expected)

    @every_option
    def test_loop(self, command):
        (self.out / "a").symlink_to("b")
        (self.out / "b").symlink_to("a")
        self.expect_failure(run(*with_file(command, self.out / "a")), self.out / "a", "symbolic links")
        self.assertEqual(self.names(), ["a", "b"])

    @every_option
    def test_link_to_a_device(self, command):
        (self.out / "link").symlink_to(self.device("full", 7))
        self.expect_failure(run(*with_file(command, self.out / "link")), self.out / "link", "No space left")
        self.assertTrue((self.out / "link").is_symlink())

    @every_option
    def test_hard_link(self, command):
        """The other name keeps the old contents."""
        expected = self.plain(command)
        (self.out / "a").write_bytes(OLD)
        os.link(self.out / "a", self.out / "b")
        self.write(command, self.out / "a")
        self.expect_same((self.out / "a").read_bytes(), expected)
        self.assertEqual((self.out / "b").read_bytes(), OLD)

    @every_option
    def test_permissions(self, command):
        (self.out / "old").write_bytes(OLD)
        (self.out / "old").chmod(0o604)
        if os.geteuid() == 0:
            os.chown(self.out / "old", NOBODY, NOBODY)
        owner = (self.out / "old").stat().st_uid
        self.write(command, self.out / "old", umask=0o077)
        self.write(command, self.out / "new", umask=0o027)
        self.assertEqual(stat.S_IMODE((self.out / "old").stat().st_mode), 0o604)
        self.assertEqual((self.out / "old").stat().st_uid, owner)
        self.assertEqual(stat.S_IMODE((self.out / "new").stat().st_mode), 0o640)


class Refused(WritingTest):
    """What would destroy an input, or another output, is refused before anything happens."""

    def copy(self, source, name):
        path = self.out / name
        shutil.copy(source, path)
        return path

    def spellings(self, path):
        """The names of a file that is read: its own, another spelling, links."""
        soft, hard = path.with_name("soft"), path.with_name("hard")
        for link in (soft, hard):
            link.unlink(missing_ok=True)
        soft.symlink_to(path.name)
        os.link(path, hard)
        return path, f"{path.parent}/./{path.name}", f"{path.parent}/../{path.parent.name}/{path.name}", soft, hard

    def expect_kept(self, path, *commands):
        """The file is an input of the commands: no spelling of it may be their output."""
        before = path.read_bytes()
        for command in commands:
            for name in self.spellings(path):
                with self.subTest(command=[str(word) for word in command[:4]], name=str(name)):
                    result = run(*with_file(command, name))
                    self.assertEqual(path.read_bytes(), before, "an input was overwritten")
                    self.expect_refusal(result, name)
                    self.assertEqual(result.stdout, b"")

    @every_option
    def test_every_option_with_its_own_input(self, command):
        """The input of each command, by the first word that is a file."""
        source = next((word for word in command if isinstance(word, pathlib.Path)), None)
        if source is None:
            return
        path = self.copy(source, "input" + source.suffix)
        self.expect_kept(path, tuple(path if word == source else word for word in command))

    def test_several_apks(self):
        base, feature = self.copy(SPLITS / "base.apk", "base.apk"), self.copy(SPLITS / "split_feature.apk", "split_feature.apk")
        self.expect_kept(feature, ("info", base, feature, "-o"))

    def test_folder_of_apks(self):
        inside = self.out / "apks"
        inside.mkdir()
        shutil.copy(SPLITS / "base.apk", inside / "base.apk")
        before = (inside / "base.apk").read_bytes()
        self.expect_refusal(run("info", inside, "-o", inside / "base.apk"), "base.apk")
        self.assertEqual((inside / "base.apk").read_bytes(), before)

    def test_app_folder(self):
        folder = self.out / "app"
        shutil.copytree(EXAMPLE.with_suffix(""), folder)
        read = [folder / "AndroidManifest.xml", next(folder.glob("res/layout/*.xml"))]
        for path in read:
            self.expect_kept(path, ("info", folder, "-o"))
        for _ in range(2):  # A report beside them is no part of the app, not even once it is there.
            self.expect_done(run("info", folder, "-o", folder / "report.txt"))

    def test_mapping_and_model(self):
        mapping = self.out / "mapping.txt"
        mapping.write_text("a.b.C -> a.a:\n")
        self.expect_kept(mapping, ("info", EXAMPLE, "--mapping", mapping, "-o"), ("dump", EXAMPLE, "ir", "--mapping", mapping, "-o"))
        model = self.copy(PROGRAM.with_name("model.jar"), "model.jar")
        program = ("run", PROGRAM, "--main", "UsesModel", "--model", model)
        self.expect_kept(model, (*program, "-o"), (*program, "--save-schedule"), (*program, "--format", "json="))

    def test_script_network_and_schedule(self):
        script = self.copy(self.script, "user.script")
        body, network = self.out / "body.txt", self.out / "network.json"
        body.write_text("a body")
        network.write_text(json.dumps({"https://example.com/": {"file": "body.txt"}}))
        app = ("run", EXAMPLE, "--quiet", "--script", script, "--network", network)
        for path in (script, network, body):
            self.expect_kept(path, (*app, "-o"), (*app, "--dump-state"), (*app, "--save-schedule"), (*app, "--format", "json="))
        schedule = self.copy(self.schedule, "user.schedule")
        self.expect_kept(schedule, ("run", EXAMPLE, "--quiet", "--schedule", schedule, "-o"),
                         ("run", EXAMPLE, "--quiet", "--schedule", schedule, "--save-schedule"),
                         ("replay", EXAMPLE, schedule, "--quiet", "-o"), ("replay", EXAMPLE, schedule, "--quiet", "--dump-state"))

    def test_profile(self):
        profile = next(path for path in ROOT.rglob("facebook*") if path.is_file() and "build" not in path.parts)
        profile = self.copy(profile, "profile")
        self.expect_kept(profile, ("trace", "generate", "--minutes", "0.01", "--like", profile, "-o"))

    def test_standard_output(self):
        trace = self.copy(TRACE, "a.trace")
        before = trace.read_bytes()
        for more in ((), ("-o", self.stdout())):
            with open(trace, "ab") as file:
                result = subprocess.run([cli.binary, "detect", trace, *more], stdout=file, stderr=subprocess.PIPE, timeout=60)
            self.assertEqual(trace.read_bytes(), before)
            self.expect_refusal(result, "same file")

    def expect_clash(self, *command):
        before = self.names()
        result = run(*command)
        self.expect_refusal(result)
        self.assertEqual(self.names(), before, "something was written")

    def test_two_outputs_alike(self):
        one, other = self.out / "a", f"{self.out}/./a"
        for state in ("missing", "there", "linked"):
            with self.subTest(state=state):
                if state == "there":
                    one.write_bytes(OLD)
                if state == "linked":
                    other = self.out / "link"
                    other.symlink_to("a")
                app = ("run", EXAMPLE, "--quiet", "--events", "2")
                self.expect_clash("info", EXAMPLE, "--format", f"text={one}", "--format", f"json={other}")
                self.expect_clash("info", EXAMPLE, "--format", f"text={one}", "--format", f"json={one}")
                self.expect_clash("trace", "stats", TRACE, "--format", f"text={one}", "--format", f"json={other}")
                self.expect_clash("detect", TRACE, "-o", one, "--timeline", other)
                self.expect_clash("detect", TRACE, "--perfetto", one, "--timeline", other)
                self.expect_clash("detect", TRACE, "--format", f"json={one}", "--perfetto", other)
                self.expect_clash(*app, "-o", one, "--save-schedule", other)
                self.expect_clash(*app, "-o", one, "--dump-state", other)
                self.expect_clash(*app, "--save-schedule", one, "--format", f"json={other}")
                self.expect_clash("replay", EXAMPLE, self.schedule, "--quiet", "-o", one, "--dump-state", other)

    def test_dangling_links_to_one_file(self):
        for name in ("a", "b"):
            (self.out / name).symlink_to("new")
        self.expect_clash("detect", TRACE, "-o", self.out / "a", "--timeline", self.out / "b")

    def test_seeds(self):
        app = ("run", EXAMPLE, "--quiet", "--events", "2")
        self.expect_clash(*app, "--seeds", "2", "-o", f"{self.out}/{{}}", "--format", f"json={self.out}/./{{}}")
        self.expect_clash(*app, "--seeds", "11", "-o", f"{self.out}/{{}}", "--format", f"json={self.out}/1{{}}")
        copy = self.copy(EXAMPLE, "2.trace")
        before = copy.read_bytes()
        self.expect_refusal(run("run", copy, "--quiet", "--events", "2", "--seeds", "2", "-o", f"{self.out}/{{}}.trace"), copy)
        self.assertEqual(self.names(), ["2.trace"], "the first run was not begun")
        self.assertEqual(copy.read_bytes(), before)

    def test_folders(self):
        for (option, command), name in zip(folder_options_of(self.schedule, self.script).items(),
                                           ("001-NewsActivity.svg", "001-NewsActivity.png", "1.schedule")):
            with self.subTest(option=option):
                inside = self.out / option.split("-")[-1]
                inside.mkdir(exist_ok=True)
                taken = inside / name
                taken.symlink_to(EXAMPLE)
                before = EXAMPLE.read_bytes()
                try:
                    result = run(*command, inside)
                finally:
                    if EXAMPLE.read_bytes() != before:
                        EXAMPLE.write_bytes(before)
                        self.fail("an input was overwritten")
                self.expect_refusal(result, name)
                self.assertEqual(self.names(inside), [name])
                taken.unlink()
                other = "--dump-state" if "screenshots" in option else "--save-schedule"
                self.expect_refusal(run(*command, inside, other, taken), taken)
                self.assertEqual(self.names(inside), [])


class Failing(WritingTest):
    """What cannot be written gives exit code 4 and one sentence; the old file is as it was, and nothing is left over."""

    def expect_unharmed(self, result, path, *words):
        self.assertEqual(path.read_bytes(), OLD, "the old file was harmed")
        self.assertEqual([name for name in self.names(path.parent) if name.endswith(".part")], [])
        self.expect_failure(result, path, *words)

    @every_option
    def test_full_device(self, command):
        device = self.device("full", 7)
        self.expect_failure(run(*with_file(command, device)), device, "No space left on device")
        self.assertTrue(stat.S_ISCHR(device.lstat().st_mode))

    @every_option
    def test_full_disk(self, command):
        with self.mounted("size=64k") as disk:
            (disk / "a").write_bytes(OLD)
            with contextlib.suppress(OSError), open(disk / "filler", "wb", buffering=0) as filler:
                while True:
                    filler.write(bytes(4096))
            self.expect_unharmed(run(*with_file(command, disk / "a")), disk / "a", "No space left on device")
            self.assertEqual(self.names(disk), ["a", "filler"])

    @every_option
    def test_file_size_limit(self, command):
        (self.out / "a").write_bytes(OLD)
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))
        self.expect_unharmed(run(*with_file(command, self.out / "a"), preexec_fn=limit), self.out / "a", "File too large")

    @every_option
    def test_read_only_disk(self, command):
        with self.mounted("size=64k") as disk:
            (disk / "a").write_bytes(OLD)
            subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
            self.expect_unharmed(run(*with_file(command, disk / "a")), disk / "a", "Read-only file system")
            self.expect_failure(run(*with_file(command, disk / "new")), disk / "new", "Read-only file system")

    @every_option
    def test_folder_missing_folder_and_file_as_folder(self, command):
        (self.out / "file").write_bytes(OLD)
        self.expect_failure(run(*with_file(command, self.out)), self.out, "Is a directory")
        for path, words in ((self.out / "no" / "a", "No such file"), (self.out / "file" / "a", "Not a directory")):
            self.expect_failure(run(*with_file(command, path)), path, words)
        self.assertEqual(self.names(), ["file"])

    def test_folder_options(self):
        for name, command in folder_options_of(self.schedule, self.script).items():
            with self.subTest(option=name):
                (self.out / "file").write_bytes(OLD)
                self.expect_failure(run(*command, self.out / "file"), self.out / "file", "Not a directory")
                self.assertEqual((self.out / "file").read_bytes(), OLD)
                self.expect_failure(run(*command, "/proc/none"), "/proc/none")

    def test_folder_options_on_a_full_disk(self):
        for name, command in folder_options_of(self.schedule, self.script).items():
            with self.subTest(option=name), self.mounted("size=4k") as disk:
                (disk / "filler").write_bytes(bytes(4096))
                self.expect_failure(run(*command, disk), disk, "No space left on device")
                self.assertEqual(self.names(disk), ["filler"])

    def test_known_before_the_run(self):
        """A program that would never end."""
        endless = ("run", PROGRAM, "--main", "Ends$Never")
        for option in ("-o", "--save-schedule"):
            for path in (self.out / "no" / "a", self.out):
                self.expect_failure(run(*endless, option, path), path)
        self.expect_failure(run(*endless, "--format", f"json={self.out}/no/a"), f"{self.out}/no/a")

    def closed_pipe(self, *command):
        reads, writes = os.pipe()
        os.close(reads)
        try:
            return subprocess.run([cli.binary, *command], stdout=writes, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
                                  timeout=60, restore_signals=True)
        finally:
            os.close(writes)

    @every_option
    def test_closed_pipe(self, command):
        self.expect_failure(self.closed_pipe(*with_file(command, self.stdout())), "", "Broken pipe")

    def test_standard_output_that_fails(self):
        for command in (("--help",), ("--version",), ("info", "--help"), ("info", EXAMPLE), ("dump", EXAMPLE, "manifest"), ("detect", TRACE),
                        ("trace", "print", TRACE), ("trace", "stats", TRACE), ("run", PROGRAM, "--main", "Ends$Race"),
                        ("run", EXAMPLE, "--quiet", "--events", "2", "--format", "json"),
                        ("run", PROGRAM, "--main", "Ends$Race", "--strategy", "systematic"),
                        ("run", PROGRAM, "--main", "Ends$Race", "--seeds", "2")):
            with self.subTest(command=[str(word) for word in command]):
                self.expect_failure(self.closed_pipe(*command), "standard output", "Broken pipe")
                with open("/dev/full", "wb") as full:
                    result = subprocess.run([cli.binary, *command], stdout=full, stderr=subprocess.PIPE, timeout=60)
                self.expect_failure(result, "standard output", "No space left on device")
                result = subprocess.run(["sh", "-c", '"$@" >&-', "sh", cli.binary, *command], stderr=subprocess.PIPE, timeout=60)
                self.expect_failure(result, "standard output", "Bad file descriptor")

    def test_closed_standard_output_is_not_mistaken_for_a_file(self):
        """Its number would be that of the next file that is opened: the trace would hold what the program prints."""
        program = ("run", PROGRAM, "--main", "Ends", "-o", self.out / "a", "--", "0")
        result = subprocess.run(["sh", "-c", '"$@" >&-', "sh", cli.binary, *program], stderr=subprocess.PIPE, timeout=60)
        self.expect_failure(result, "standard output", "Bad file descriptor")
        self.assertEqual(self.names(), [])

    def test_program_that_prints_for_ever(self):
        javac = shutil.which("javac")
        if not javac:
            self.skipTest("no javac")
        source = self.folder / "Talks.java"
        source.write_text('class Talks { public static void main(String[] a) { while (true) System.out.println("on and on"); } }')
        subprocess.run([javac, "--release", "8", "-nowarn", "-d", self.folder, source], check=True, capture_output=True)
        talks = ("run", self.folder / "Talks.class", "--main", "Talks")
        self.expect_failure(self.closed_pipe(*talks), "standard output", "Broken pipe")

    def test_interrupted(self):
        """Who kills the process finds the old file; who asks it to end, what there was until then. There is nothing beside it."""
        try:
            os.close(os.open(self.out, os.O_TMPFILE | os.O_WRONLY))
        except OSError as problem:
            self.skipTest(f"files without a name are not possible here: {problem}")
        for number in (signal.SIGTERM, signal.SIGKILL):
            (self.out / "a").write_bytes(OLD)
            process = subprocess.Popen([cli.binary, "run", PROGRAM, "--main", "Ends$Never", "-o", self.out / "a"],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(2)
            self.assertIsNone(process.poll(), "it runs")
            process.send_signal(number)
            process.wait(20)
            if number == signal.SIGKILL:
                self.assertEqual((self.out / "a").read_bytes(), OLD)
            else:
                self.assertEqual(process.returncode, 5)
                self.assertTrue((self.out / "a").read_bytes().startswith(b"ATRACE"))
            self.assertEqual(self.names(), ["a"])


class Rights(WritingTest):
    """As a user to whom permissions apply."""

    def setUp(self):
        if os.geteuid() == 0 and not shutil.which("setpriv"):
            self.skipTest("root may do anything, and there is no setpriv to be someone else")
        super().setUp()
        self.before = ()
        if os.geteuid() == 0:
            self.before = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--inh-caps=-all")
            self.folder.chmod(0o755)
            os.chown(self.out, NOBODY, NOBODY)
            if subprocess.run([*self.before, cli.binary, "--version"], capture_output=True).returncode != 0:
                self.skipTest("the program cannot be run as another user here")

    def as_user(self, *command):
        return subprocess.run([*self.before, cli.binary, *command], capture_output=True, timeout=60, stdin=subprocess.DEVNULL)

    def file(self, name, mode):
        path = self.out / name
        path.write_bytes(OLD)
        if self.before:
            os.chown(path, NOBODY, NOBODY)
        path.chmod(mode)
        return path

    def test_read_only_folder(self):
        for name, command in options_of(self.schedule).items():
            with self.subTest(option=name):
                self.out.chmod(0o755)
                path = self.file("a", 0o600)
                self.out.chmod(0o555)
                self.expect_failure(self.as_user(*with_file(command, self.out / "new")), self.out / "new", "Permission denied")
                result = self.as_user(*with_file(command, path))
                self.assertLessEqual(result.returncode, 1, result.stderr)
                self.assertNotEqual(path.read_bytes(), OLD, "the file may be written, so it is")
                self.assertEqual(self.names(), ["a"])
        self.out.chmod(0o755)

    def test_write_protected_file(self):
        """The folder would let us replace it, but it is protected for a reason."""
        for name, command in options_of(self.schedule).items():
            with self.subTest(option=name):
                path = self.file("a", 0o444)
                self.expect_failure(self.as_user(*with_file(command, path)), path, "Permission denied")
                self.assertEqual(path.read_bytes(), OLD)
                self.assertEqual(self.names(), ["a"])

    def test_file_of_another_in_a_sticky_folder(self):
        if not self.before:
            self.skipTest("only root can give files away")
        os.chown(self.out, 0, 0)
        self.out.chmod(0o1777)
        path = self.out / "a"
        path.write_bytes(OLD)
        path.chmod(0o666)
        result = self.as_user("info", EXAMPLE, "-o", path)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertNotEqual(path.read_bytes(), OLD)
        self.assertEqual((path.stat().st_uid, self.names()), (0, ["a"]))

    def test_mounted_file(self):
        """A container's way to hand a single file in: it cannot be replaced."""
        path = self.file("a", 0o644)
        source = self.file("source", 0o644)
        if subprocess.run(["mount", "--bind", source, path], capture_output=True).returncode != 0:
            self.skipTest("mounting is not permitted here")
        try:
            result = run("info", EXAMPLE, "-o", path)
        finally:
            subprocess.run(["umount", path], check=True)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(b"newsreader", source.read_bytes())
        self.assertEqual(path.read_bytes(), OLD)


if __name__ == "__main__":
    cli.binary = pathlib.Path(sys.argv[1]).resolve()
    cli.fixtures = ROOT / "tests" / "fixtures"
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])

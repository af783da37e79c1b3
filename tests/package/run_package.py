#!/usr/bin/env python3
"""Makes the Debian package, and runs the program from it in bare roots.

usage: run_package.py BUILD_TREE WORK_DIR

The first root has the files of the package and of those it depends on, as they are installed here, and nothing else: no compiler, no JDK. So a library that the
package needs and does not name is missing there. The second one is the smallest Debian that has apt, fresh from the archive, in which apt installs the package;
it is left out, with a message, if the archive cannot be reached. Exit code 77: there is no dpkg, or no right to change the root.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

SKIPPED = 77


def lines(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def installed(names):
    """The first of the alternatives that is installed; None if none is."""
    for name in names:
        done = subprocess.run(["dpkg-query", "-W", "-f", "${db:Status-Status}", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if done.returncode == 0 and done.stdout.startswith("installed"):
            return name
    return None


def depends_on(field):
    """Names of packages in a field such as `libc6 (>= 2.36), libfmt9 | libfmt8`, each as its alternatives."""
    return [[re.sub(r"[ (:].*", "", one.strip()) for one in part.split("|")] for part in field.split(",") if part.strip()]


def closure(field):
    """All packages that are needed, with what they need themselves."""
    found, missing, open_ones = set(), [], depends_on(field)
    while open_ones:
        alternatives = open_ones.pop()
        name = installed(alternatives)
        if name is None:
            missing.append(" | ".join(alternatives))
        elif name not in found:
            found.add(name)
            open_ones += depends_on(lines("dpkg-query", "-W", "-f", "${Depends}\n", name)[0])
    return found, missing


def copy_package(name, root):
    for path in map(pathlib.Path, lines("dpkg", "-L", name)):
        target = root / path.relative_to("/")
        if path.is_dir() and not path.is_symlink():
            target.mkdir(parents=True, exist_ok=True)
        elif path.is_symlink() or path.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            if not os.path.lexists(target):
                shutil.copy2(path, target, follow_symlinks=False)


def make_root(root, package, packages):
    for name in ("bin", "lib", "lib64", "sbin"):  # As Debian has them.
        (root / "usr" / name).mkdir(parents=True)
        (root / name).symlink_to(f"usr/{name}")
    for name in sorted(packages):
        copy_package(name, root)
    (root / "tmp").mkdir(exist_ok=True)
    subprocess.run(["dpkg-deb", "-x", package, root / "package"], check=True)
    shutil.copytree(root / "package", root, symlinks=True, dirs_exist_ok=True)
    shutil.rmtree(root / "package")
    subprocess.run(["ldconfig", "-r", root], check=False)


def archive():
    """Address and name of the Debian that apt takes packages from here; None if there is none."""
    targets = lines("apt-get", "indextargets", "--format", "$(SITE) $(CODENAME)", "Created-By: Packages")
    return tuple(targets[0].split()) if targets else None


def find_debootstrap(work):
    """The command and its environment: as it is installed, or else unpacked for this test."""
    if installed_one := shutil.which("debootstrap"):
        return installed_one, os.environ
    subprocess.run(["apt-get", "-q", "download", "debootstrap"], cwd=work, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    package, = work.glob("debootstrap_*.deb")
    subprocess.run(["dpkg-deb", "-x", package, work / "debootstrap"], check=True)
    return work / "debootstrap/usr/sbin/debootstrap", os.environ | {"DEBOOTSTRAP_DIR": str(work / "debootstrap/usr/share/debootstrap")}


def fresh_debian(work):
    """The smallest Debian with apt, or None with a message."""
    root = work / "debian"
    try:
        site, name = archive()
        command, environment = find_debootstrap(work)
        subprocess.run([command, "--variant=minbase", name, root, site], env=environment, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1500)
        subprocess.run(["chroot", root, "apt-get", "-q", "update"], check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
    except (subprocess.SubprocessError, OSError, TypeError, ValueError) as error:
        print(f"apt was not tried: there is no fresh Debian ({error})")
        return None
    return root


def try_program(root):
    """What goes wrong with the program that is in the root."""
    failed = [f"{name} is in the root" for name in ("javac", "java", "cc", "g++", "cmake") if (root / "usr/bin" / name).exists()]
    example = "/usr/share/doc/antecede/examples/newsreader.apk"
    for command in (["--version"], ["info", example], ["run", example, "--events", "50", "--quiet", "-o", "/tmp/t.trace"], ["detect", "/tmp/t.trace"]):
        done = subprocess.run(["chroot", root, "/usr/bin/antecede", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        if done.returncode != 0:
            failed.append(f"{' '.join(command)}: exit code {done.returncode}: {done.stdout[-500:]}")
    return failed


def try_apt(work, package):
    """What goes wrong when apt installs the package, and takes it away again."""
    root = fresh_debian(work)
    if root is None:
        return []
    shutil.copy(package, root / "tmp")
    apt = ["chroot", root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    done = subprocess.run([*apt, "install", "--no-install-recommends", f"/tmp/{package.name}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900)
    if done.returncode != 0:
        return [f"apt install: exit code {done.returncode}: {done.stdout[-1000:]}"]
    failed = try_program(root)
    done = subprocess.run([*apt, "purge", "antecede"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
    if done.returncode != 0 or (root / "usr/bin/antecede").exists():
        failed.append(f"apt purge: exit code {done.returncode}: {done.stdout[-1000:]}")
    if not failed:
        print(f"{package.name}: apt installs it in a fresh Debian, it runs there, and apt takes it away")
    return failed


def main():
    tree, work = map(pathlib.Path, sys.argv[1:3])
    if not all(map(shutil.which, ("dpkg-deb", "dpkg-shlibdeps", "dpkg-query"))) or os.geteuid() != 0:
        print("skipped: dpkg and root are needed")
        return SKIPPED
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    subprocess.run(["cpack", "--config", tree / "CPackConfig.cmake", "-G", "DEB", "-B", work / "out"], check=True, stdout=subprocess.DEVNULL)
    package, = (work / "out").glob("*.deb")
    field = lines("dpkg-deb", "-f", package, "Depends")[0]
    packages, missing = closure(field)
    if missing:
        print("the package depends on what is not installed here:", ", ".join(missing))
        return 1
    root = work / "root"
    make_root(root, package, packages)
    failed = try_program(root)
    for name in ("man/man1/antecede.1", "bash-completion/completions/antecede", "zsh/vendor-completions/_antecede",
                 "fish/vendor_completions.d/antecede.fish"):
        if not list((root / "usr/share").glob(name + "*")):
            failed.append(f"usr/share/{name} is missing")
    failed += try_apt(work, package)
    shutil.rmtree(work / "debian", ignore_errors=True)
    print("\n".join(failed) or f"{package.name}: runs with {len(packages)} packages and nothing else; it depends on {field}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

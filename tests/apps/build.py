"""Compiles ground-truth apps into app folders that `antecede run` opens."""
import pathlib
import shutil
import subprocess
import zipfile

JAVAC = ["javac", "-J-XX:TieredStopAtLevel=1", "-g", "-nowarn", "-Xlint:none", "-XDsuppressNotes", "-proc:none", "-encoding", "UTF-8",
         "-source", "8", "-target", "8", "-extdirs", ""]
TIME = (2009, 1, 1, 0, 0, 0)


class BuildError(Exception):
    """The compiler's words."""


def framework_of(binary):
    """The classes of the framework model that belong to a binary: what the apps are compiled against. Build trees share them."""
    folder = pathlib.Path(binary).resolve().parent
    for classes in (folder.parent / "framework" / "classes", folder / "framework" / "classes", folder / "classes"):
        if classes.is_dir():
            return classes
    raise BuildError(f"no classes of the framework beside {binary}")


def compile_apps(apps, framework, work):
    """One run of the compiler for all apps; returns the app folder of each. Same sources: same bytes."""
    classes = work / "classes"
    shutil.rmtree(classes, ignore_errors=True)
    classes.mkdir(parents=True)
    sources = [path for app in apps for part in ("src", "libraries") for path in sorted((app.folder / part).rglob("*.java"))]
    (work / "sources").write_text("".join(f'"{path}"\n' for path in sources))
    done = subprocess.run([*JAVAC, "-bootclasspath", framework, "-d", classes, f"@{work / 'sources'}"], capture_output=True, text=True)
    if done.returncode != 0:
        raise BuildError(done.stderr)
    return {app.name: app_folder(app, classes, work / app.name) for app in apps}


def app_folder(app, classes, folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(app.folder / "AndroidManifest.xml", folder)
    for extra in ("res", "assets"):
        if (app.folder / extra).is_dir():
            shutil.copytree(app.folder / extra, folder / extra)
    if (app.folder / "R.txt").is_file():
        shutil.copy(app.folder / "R.txt", folder)
    own = [classes.joinpath(*app.package.split(".")), *libraries(app, classes)]
    with zipfile.ZipFile(folder / "classes.jar", "w") as jar:
        for path in sorted({path for part in own for path in part.rglob("*.class")}):
            jar.writestr(zipfile.ZipInfo(path.relative_to(classes).as_posix(), TIME), path.read_bytes())
    return folder


def libraries(app, classes):
    """Folders of classes that the app brings along from others: `libraries` has their packages, each in its own folders."""
    roots = app.folder / "libraries"
    return sorted({classes / path.parent.relative_to(roots) for path in roots.rglob("*.java")}) if roots.is_dir() else []

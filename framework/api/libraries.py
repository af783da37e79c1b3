"""Makes the facts of the support libraries, from their archives or from the copies that apps bundle."""

import io
import re
import zipfile

import dex_file
from class_file import ClassFile
from public_view import PublicView, is_visible

PACKAGES = ("android/support/", "android/arch/", "androidx/")
_LEFT_OUT = ("androidx/test/",)
_APP_MADE = re.compile(r"/(?:R(?:\$\w+)?|BuildConfig|BR|DataBinderMapperImpl)$")
# Names that a shrinker made, and synthetic classes of compilers.
_SHORT = re.compile(r"(?:^|[/$])(?:[a-z]{1,2}\d?|[A-Z]{1,2}\d?|\d+)(?=[/$]|$)")
_MADE = re.compile(r"\$\$|-\$|\$\d|_Impl")


def _is_library(name):
    last = name.rpartition("/")[2]
    return name.startswith(PACKAGES) and not name.startswith(_LEFT_OUT) and not any(
        pattern.search(text) for pattern, text in ((_APP_MADE, name), (_MADE, name), (_SHORT, last)))


def _jar_classes(data):
    with zipfile.ZipFile(io.BytesIO(data)) as jar:
        names = sorted(n for n in jar.namelist() if n.endswith(".class") and n.startswith(PACKAGES))
        return [ClassFile(jar.read(name)) for name in names]


def _read(path):
    """The classes of an app, of a library's archive or of a jar."""
    if path.endswith(".apk"):
        return dex_file.read_app(path)
    with open(path, "rb") as file:
        data = file.read()
    if path.endswith(".aar"):
        with zipfile.ZipFile(path) as archive:
            data = archive.read("classes.jar")
    return _jar_classes(data)


def _visible_classes(files):
    public = {name for name in files if _is_library(name) and is_visible(files, name)}
    view = PublicView(files, public, 0)
    return [view.make(name, lambda *_: True, lambda *_: True) for name in sorted(public)]


def _members(known, new, key):
    """The members of both copies; the first copy's count where both have one."""
    return list({key(m): m for m in [*new, *known]}.values())


def read_all(paths):
    """The classes of all files. Of a class in several, the first copy's hierarchy counts, and all copies' members."""
    classes = {}
    for path in paths:
        files = {found.name: found for found in _read(path) if found.name.startswith(PACKAGES)}
        for found in _visible_classes(files):
            known = classes.get(found.name)
            classes[found.name] = found if known is None else known._replace(
                methods=_members(known.methods, found.methods, lambda m: (m.name, m.descriptor)),
                fields=_members(known.fields, found.fields, lambda f: (f.name, f.type)))
    return list(classes.values())

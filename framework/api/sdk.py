"""Makes the facts of the SDK from public files: class files say the exact types, declarations say what is public."""

import zipfile

import declarations
from class_file import ClassFile
from public_view import PublicView, is_visible

# Declarations cannot hold what is named by a word of TypeScript; all of it is public, since this level.
_UNDECLARED = (("java/util/function/", 24), ("android/R$string", 1))
# Packages that the declarations of newer levels lost: those of the level before count, with `additions`.
_LOST = ("android.view.textclassifier.", "android.telephony.mbms.", "android.print.", "android.media.session.",
         "android.app.job.", "android.media.browse.", "android.service.media.")
_LOST_SINCE = 33
# Names that the declarations had to change.
_RENAMED = {"android.view.View.androidviewViewAccessibilityDelegate": "android.view.View.AccessibilityDelegate"}
_LEFT_OUT = ("junit.", "androidx.", "android.test.")


class Classes:
    """Class files by internal name, from a jar or from one release in the ct.sym of a JDK."""

    def __init__(self, path, release=None, without=()):
        """without: prefixes of names to leave out."""
        self._zip = zipfile.ZipFile(path)
        self._entries = {}
        self._read = {}
        for entry in self._zip.namelist():
            if release is None and entry.endswith(".class"):
                self._entries[entry[:-6]] = entry
            elif release and entry.endswith(".sig") and release in entry.split("/")[0]:
                self._entries[entry.split("/", 2)[2][:-4]] = entry
        if without:
            self._entries = {n: e for n, e in self._entries.items() if not n.startswith(without)}

    def __iter__(self):
        return iter(self._entries)

    def __contains__(self, name):
        return name in self._entries

    def get(self, name):
        if name in self._entries and name not in self._read:
            self._read[name] = ClassFile(self._zip.read(self._entries[name]))
        return self._read.get(name)


class Layers:
    """The class files of one level. A class of the platform's jar is taken from there.

    The jars of newer levels lack the Java library: its classes are merged from the releases of a JDK, newest first.
    The declarations decide which of their members the level has.
    """

    def __init__(self, platform, others):
        self._platform = platform
        self._others = others
        self._merged = {}

    def __iter__(self):
        for source in [self._platform, *self._others]:
            yield from source

    def __contains__(self, name):
        return any(name in source for source in [self._platform, *self._others])

    def get(self, name):
        if name in self._platform:
            return self._platform.get(name)
        if name not in self._merged:
            self._merged[name] = self._merge([c for c in (o.get(name) for o in self._others) if c])
        return self._merged[name]

    @staticmethod
    def _merge(found):
        for other in found[1:]:
            found[0].methods.update((k, v) for k, v in other.methods.items() if k not in found[0].methods)
            found[0].fields.update((k, v) for k, v in other.fields.items() if k not in found[0].fields)
        return found[0] if found else None


class Level:
    """What is public at one level: {internal name: facts.Class}, every since being the level."""

    def __init__(self, level, classes, declared):
        """declared: {dotted name: declarations.DeclaredClass}"""
        self.level = level
        self._files = classes
        self.unknown = []
        public = self._find_public(declared)
        view = PublicView(classes, public, level)
        self.classes = {name: self._make(view, name, public[name]) for name in sorted(public)}

    @staticmethod
    def _make(view, name, declared):
        if declared is None:
            return view.make(name, lambda *_: True, lambda *_: True)
        return view.make(name, declared.declares, declared.declares_field)

    def _find_public(self, declared):
        public, hidden = {}, {}
        for dotted, entry in declared.items():
            name = self._internal(_RENAMED.get(dotted, dotted))
            if name:
                (public if is_visible(self._files, name) else hidden)[name] = entry
            elif not dotted.startswith(_LEFT_OUT):
                self.unknown.append(dotted)
        self._inherit(public, hidden)
        for prefix, since in _UNDECLARED:
            if self.level >= since:
                public.update((n, None) for n in self._files if n.startswith(prefix) and is_visible(self._files, n))
        return public

    def _inherit(self, public, hidden):
        """Declarations of older levels have hidden superclasses, too: their members belong to the classes below."""
        for name, entry in public.items():
            above = self._files.get(name).super
            while above in self._files and above not in public:
                if above in hidden:
                    entry.add(hidden[above])
                above = self._files.get(above).super

    def _internal(self, dotted):
        """android.view.View.OnClickListener to android/view/View$OnClickListener."""
        if dotted.startswith(_LEFT_OUT):
            return None
        parts = dotted.split(".")
        for classes in range(1, len(parts) + 1):
            name = "/".join(parts[:len(parts) - classes] + ["$".join(parts[len(parts) - classes:])])
            if name in self._files:
                return name
        return None


def declared_at(level, texts, additions):
    """The declared classes of a level. texts(level): its declarations; additions: [(since, class, members)]."""
    declared = declarations.read(texts(level))
    if level < _LOST_SINCE:
        return declared
    before = declarations.read(texts(_LOST_SINCE - 1))
    declared.update((name, entry) for name, entry in before.items() if name.startswith(_LOST))
    for since, name, members in additions:
        if level >= since:
            declared.setdefault(name, declarations.DeclaredClass(name)).all_of.update(members)
    return declared


def merge(levels):
    """The facts of all levels as one, oldest level first: each as its newest level says it, with since and last."""
    newest = levels[-1].level
    since, last, classes, methods, fields = {}, {}, {}, {}, {}
    for level in levels:
        for found in level.classes.values():
            classes[found.name] = found
            members = [(methods, (found.name, m.name, m.descriptor), m) for m in found.methods]
            members += [(fields, (found.name, f.name, f.type), f) for f in found.fields]
            for table, key, member in members:
                table[key] = member
                since.setdefault(key + (table is fields,), level.level)
                last[key + (table is fields,)] = level.level
            since.setdefault(found.name, level.level)
            last[found.name] = level.level
    after = lambda key: 0 if last[key] == newest else last[key]
    result = {name: c._replace(methods=[], fields=[], since=since[name], removed_after=after(name))
              for name, c in classes.items()}
    for table, place in ((methods, "methods"), (fields, "fields")):
        for key, member in table.items():
            full = key + (table is fields,)
            getattr(result[key[0]], place).append(member._replace(since=since[full], removed_after=after(full)))
    return list(result.values())

#!/usr/bin/env python3
"""Holds the compiled framework model against the facts of the SDK: a typo would silently never be called.

Usage: check_api.py CLASSES_DIR [PREFIX…]

Every public or protected class and member of the model must be one of the SDK's, with the same descriptor, hierarchy, static and
abstract flags and constants, or carry @antecede.Hidden or @antecede.Unlisted, or be listed in api_exceptions. Classes of package antecede are the model's own; libraries that apps
bundle (LIBRARIES) are not part of the SDK, and what is not in its facts is counted only. With prefixes
(java/util/concurrent) only those classes are checked.
"""

import pathlib
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "framework" / "api"))

import class_file  # noqa: E402
import facts  # noqa: E402

EXCEPTIONS = pathlib.Path(__file__).resolve().parent / "api_exceptions"
VISIBLE = facts.PUBLIC | facts.PROTECTED
MARKS = ("Lantecede/Hidden;", "Lantecede/Unlisted;")
LIBRARIES = ("androidx/", "android/support/", "android/arch/", "com/google/android/")


class ModelClass(class_file.ClassFile):
    """A class file with what is marked as not the SDK's: members by (name, descriptor), the class itself by None."""

    def __init__(self, data):
        self.hidden = set()
        super().__init__(data)
        position = self._position + 2
        for _ in range(self._u2(self._position)):
            position = self._attribute(position, None)

    def _members(self, position):
        at = position + 2
        for _ in range(self._u2(position)):
            _, name, descriptor, attributes = struct.unpack_from(">HHHH", self._data, at)
            at += 8
            for _ in range(attributes):
                at = self._attribute(at, (self._utf8(name), self._utf8(descriptor)))
        return super()._members(position)

    def _attribute(self, position, owner):
        """Looks for a mark in the attribute at position (it has no elements, so it is found by its type); returns its end."""
        name, size = struct.unpack_from(">HI", self._data, position)
        position += 6
        if self._utf8_bytes(name) == b"RuntimeInvisibleAnnotations":
            indices = struct.unpack_from(">%dH" % ((size - 2) // 2), self._data, position + 2)
            if any(0 < i < len(self._tags) and self._tags[i] == 1 and self._utf8(i) in MARKS for i in indices):
                self.hidden.add(owner)
        return position + size


class Checker:
    def __init__(self, classes, sdk):
        self.classes, self.sdk, self.problems, self.of_libraries = classes, sdk, [], 0

    def complain(self, name, text):
        self.problems.append("%s: %s" % (name.replace("/", "."), text))

    def is_visible(self, name):
        """Public or protected, as is every class around it, and not hidden."""
        model = self.classes[name]
        outer = name.rpartition("$")[0]
        return bool(model.flags & VISIBLE) and None not in model.hidden and (outer not in self.classes or self.is_visible(outer))

    def check(self, name):
        model, known = self.classes[name], self.sdk.find(name)
        if not self.is_visible(name):
            return
        if known is None and name.startswith(LIBRARIES):
            self.of_libraries += 1
            return
        if known is None:
            return self.complain(name, "the SDK has no such public class")
        self.check_hierarchy(name, known)
        for flag, word in ((facts.INTERFACE, "an interface"), (facts.ABSTRACT, "abstract"), (facts.FINAL, "final")):
            # The SDK's stubs call a class final that merely has no constructor for others.
            if (model.flags ^ known.flags) & flag and not known.flags & facts.ENUM and (flag != facts.FINAL or model.flags & flag and not model.flags & facts.ENUM):
                self.complain(name, "is %s%s, unlike the SDK's" % ("" if model.flags & flag else "not ", word))
        for (method, descriptor), flags in sorted(model.methods.items()):
            if flags & VISIBLE and not flags & facts.SYNTHETIC and (method, descriptor) not in model.hidden:
                self.check_method(name, known, method, descriptor, flags)
        for field, (descriptor, flags, constant) in sorted(model.fields.items()):
            if flags & VISIBLE and not flags & facts.SYNTHETIC and (field, descriptor) not in model.hidden:
                self.check_field(name, known, field, descriptor, flags, constant)

    def visible_ancestors(self, name):
        """The superclass and all interfaces that the outside sees, classes of the model that it does not see passed through."""
        above, interfaces, work = None, set(), [name]
        while work:
            current = self.classes.get(work.pop())
            if current is None:
                continue
            chain = list(current.interfaces)
            if current.super and current.super in self.classes and not self.is_visible(current.super):
                chain.append(current.super)
            elif current.super and (above is None and not current.flags & facts.INTERFACE):
                above = current.super
                chain.append(current.super)
            for one in chain:
                if one in self.classes and self.classes[one].flags & facts.INTERFACE and self.is_visible(one):
                    interfaces.add(one)
                work.append(one)
        return above, interfaces

    def check_hierarchy(self, name, known):
        above, interfaces = self.visible_ancestors(name)
        expected = known.super[1:-1] if known.super and not known.flags & facts.INTERFACE else None
        if above != expected:
            self.complain(name, "extends %s, the SDK's extends %s" % (above, expected))
        wanted = {one[1:-1] for one in self.all_interfaces(known)}
        for extra in sorted(interfaces - wanted - self.inherited_interfaces(above)):
            self.complain(name, "implements %s, unlike the SDK's" % extra)
        for missing in sorted(wanted - interfaces):
            if missing in self.classes and missing not in self.inherited_interfaces(above):
                self.complain(name, "does not implement %s" % missing)

    def inherited_interfaces(self, name):
        if name is None or name not in self.classes:
            return set()
        above, interfaces = self.visible_ancestors(name)
        return interfaces | self.inherited_interfaces(above)

    def all_interfaces(self, known):
        found = set()
        for one in known.interfaces:
            found.add(one)
            above = self.sdk.find(one)
            if above:
                found |= self.all_interfaces(above)
        return found

    def check_method(self, name, known, method, descriptor, flags):
        if method == "<init>" or flags & facts.STATIC:
            found = next((m for m in known.methods if (m.name, m.descriptor) == (method, descriptor)), None)
        else:
            resolved = self.sdk.resolve_method(name, method, descriptor)
            found = resolved and resolved[1]
        if found is None:
            others = [m.descriptor for m in known.methods if m.name == method]
            hint = " (it has %s)" % ", ".join(others) if others else ""
            return self.complain(name, "%s%s is not in the SDK%s" % (method, descriptor, hint))
        own = any((m.name, m.descriptor) == (method, descriptor) for m in known.methods)
        for flag, word in ((facts.STATIC, "static"), (facts.ABSTRACT, "abstract"), (facts.FINAL, "final")):
            if not (flags ^ found.flags) & flag:
                continue
            if flag == facts.STATIC or (own and flag == facts.ABSTRACT) or (
                    flag == facts.FINAL and flags & flag and not known.flags & facts.FINAL):
                self.complain(name, "%s%s is %s%s, unlike the SDK's" % (method, descriptor, "" if flags & flag else "not ", word))
        if found.flags & facts.PUBLIC and not flags & facts.PUBLIC:
            self.complain(name, "%s%s is not public, unlike the SDK's" % (method, descriptor))

    def check_field(self, name, known, field, descriptor, flags, constant):
        found = next((f for f in known.fields if f.name == field), None)
        if found is None:
            return self.complain(name, "field %s is not in the SDK" % field)
        if found.type != descriptor:
            self.complain(name, "field %s is %s, the SDK's %s" % (field, descriptor, found.type))
        if (flags ^ found.flags) & facts.STATIC:
            self.complain(name, "field %s differs in being static" % field)
        if found.constant is not None and constant is not None and tuple(constant) != tuple(found.constant):
            self.complain(name, "field %s is %s, the SDK's %s" % (field, constant, found.constant))
        if (found.constant is None) != (constant is None) and flags & facts.FINAL and flags & facts.STATIC:
            self.complain(name, "field %s: constant %s, the SDK's %s" % (field, constant, found.constant))


def main():
    folder = pathlib.Path(sys.argv[1])
    classes = {}
    for path in sorted(folder.rglob("*.class")):
        model = ModelClass(path.read_bytes())
        classes[model.name] = model
    checker = Checker(classes, facts.load())
    names = [name for name in sorted(classes) if not name.startswith("antecede/") and name.startswith(tuple(sys.argv[2:] or [""]))]
    for name in names:
        checker.check(name)
    lines = EXCEPTIONS.read_text().splitlines()
    allowed = {line for line in lines if line and not line.startswith("#")}
    problems = [problem for problem in checker.problems if problem not in allowed]
    if len(sys.argv) == 2:
        problems += ["%s: no longer so: %s" % (EXCEPTIONS.name, line) for line in sorted(allowed - set(checker.problems))]
    for problem in problems:
        print(problem)
    print("%d classes of the model, %d of them of libraries and not checked, %d known deviations from the SDK, %d others"
          % (len(names), checker.of_libraries, len(checker.problems) - len(problems), len(problems)))
    return 1 if problems or not names else 0


if __name__ == "__main__":
    sys.exit(main())

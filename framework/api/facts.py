"""The facts files of framework/api: their format, a writer and a reader. Plain Python 3.

    import facts
    sdk = facts.load()                                # sdk.facts; or facts.load(path)
    view = sdk.find("android.view.View")              # also "android/view/View" or "Landroid/view/View;"
    view.super, view.interfaces, view.flags, view.since, view.removed_after
    for method in view.methods: method.name, method.descriptor, method.flags, method.since, method.removed_after
    for field in view.fields: field.name, field.type, field.flags, field.constant
    sdk.resolve_method("android.app.Activity", "getString", "(I)Ljava/lang/String;")    # (Class, Method) or None

Names of classes are type descriptors. `since` is the first API level at which a fact holds (the oldest level that was
read stands for everything before it), `removed_after` the last one, or 0 if it still holds. docs/api-facts.md
describes the bytes.
"""

import os
import re
import struct
from collections import namedtuple

MAGIC = b"ANTEFACT"
VERSION = 1
NONE = 0xFFFF
SDK, LIBRARIES = 0, 1
# Magic, checksum of what follows it, version, oldest and newest level, kind, padding, and the ten counts of _SECTIONS.
HEADER = struct.Struct("<8sQHBBB3x10I")
_SECTIONS = (("strings", 4, 1), ("types", 4, 0), ("protos", 4, 1), ("wide", 8, 0), ("classes", 20, 1),
             ("fields", 16, 0), ("methods", 10, 0), ("parts", 2, 0), ("interfaces", 2, 0), ("text", 1, 0))
PUBLIC, PRIVATE, PROTECTED, STATIC, FINAL = 0x1, 0x2, 0x4, 0x8, 0x10
VOLATILE, VARARGS, INTERFACE, ABSTRACT, SYNTHETIC, ANNOTATION, ENUM = 0x40, 0x80, 0x200, 0x400, 0x1000, 0x2000, 0x4000

Class = namedtuple("Class", "name super interfaces flags since removed_after methods fields")
Method = namedtuple("Method", "name descriptor flags since removed_after")
Field = namedtuple("Field", "name type flags since removed_after constant")

_PARTS = re.compile(r"\[*(?:[ZBCSIJFDV]|L[^;]*;)")
_KINDS = "-IJFDS"  # how a constant is stored: none, int, long, float, double, string


def descriptor_of(name):
    """The type descriptor of a dotted, internal or descriptor name."""
    return name if name.startswith(("L", "[")) and name.endswith(";") else "L%s;" % name.replace(".", "/")


def checksum(data):
    """A hash of the words of the data; a part of a word at the end counts with zeros behind it."""
    value = 0xCBF29CE484222325
    data = bytes(data) + bytes(-len(data) % 8)
    for (word,) in struct.iter_unpack("<Q", data):
        value = ((value ^ word) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
        value ^= value >> 29
    return value


def _raw(text):
    return text.encode("utf-8", "surrogateescape")


def _numbered(things):
    return {thing: index for index, thing in enumerate(things)}


class _Writer:
    """Numbers strings, types and prototypes, then packs the tables."""

    def __init__(self, classes):
        self.classes = sorted(classes, key=lambda c: _raw(c.name))
        self.sections = {name: bytearray() for name, _, _ in _SECTIONS}
        self._number_types()
        self._number_strings()
        self._number_protos()

    def _number_types(self):
        """The classes come first, in order, so the number of a class is the number of its type."""
        used = set()
        for c in self.classes:
            used.update(c.interfaces, [c.super] if c.super else [], (f.type for f in c.fields))
            for m in c.methods:
                used.update(_PARTS.findall(m.descriptor))
        own = [c.name for c in self.classes]
        self.types = own + sorted(used.difference(own), key=_raw)
        self.type_ids = _numbered(self.types)

    def _number_strings(self):
        strings = {_raw(name) for name in self.types}
        for c in self.classes:
            strings.update(_raw(m.name) for m in c.methods)
            strings.update(_raw(f.name) for f in c.fields)
            strings.update(f.constant[1] for f in c.fields if f.constant and f.constant[0] == "S")
        self.strings = sorted(strings)
        self.string_ids = _numbered(self.strings)

    def _number_protos(self):
        """A prototype is its result type and its parameter types."""
        self.protos = {}
        for descriptor in {m.descriptor for c in self.classes for m in c.methods}:
            parts = [self.type_ids[part] for part in _PARTS.findall(descriptor)]
            self.protos[descriptor] = (parts[-1], *parts[:-1])
        self.proto_ids = _numbered(sorted(set(self.protos.values())))

    def _pack_names(self):
        out = self.sections
        for text in self.strings:
            out["strings"] += struct.pack("<I", len(out["text"]))
            out["text"] += text
        out["strings"] += struct.pack("<I", len(out["text"]))
        for name in self.types:
            out["types"] += struct.pack("<I", self.string_ids[_raw(name)])
        for parts in self.proto_ids:
            out["protos"] += struct.pack("<I", len(out["parts"]) // 2)
            out["parts"] += struct.pack("<%dH" % len(parts), *parts)
        out["protos"] += struct.pack("<I", len(out["parts"]) // 2)

    def _pack_class(self, c):
        out = self.sections
        out["classes"] += struct.pack(
            "<IIIHHBBH", len(out["methods"]) // 10, len(out["fields"]) // 16, len(out["interfaces"]) // 2,
            self.type_ids[c.super] if c.super else NONE, c.flags, c.since, c.removed_after, 0)
        out["interfaces"] += struct.pack("<%dH" % len(c.interfaces), *(self.type_ids[i] for i in c.interfaces))
        key = lambda m: (self.string_ids[_raw(m.name)], self.proto_ids[self.protos[m.descriptor]])
        for m in sorted(c.methods, key=key):
            out["methods"] += struct.pack("<IHHBB", *key(m), m.flags, m.since, m.removed_after)
        key = lambda f: (self.string_ids[_raw(f.name)], self.type_ids[f.type])
        for f in sorted(c.fields, key=key):
            kind, value = self._constant(f.constant)
            name, type_id = key(f)
            out["fields"] += struct.pack("<IIHHBBBx", name, value, type_id, f.flags, f.since, f.removed_after, kind)

    def _constant(self, constant):
        if constant is None:
            return 0, 0
        kind, value = constant
        if kind == "S":
            value = self.string_ids[value]
        elif kind == "F":
            value = struct.unpack(">I", value)[0]
        elif kind in "JD":
            self.sections["wide"] += struct.pack("<q", value) if kind == "J" else value[::-1]
            value = len(self.sections["wide"]) // 8 - 1
        return _KINDS.index(kind), value & 0xFFFFFFFF

    def bytes(self, oldest, newest, kind):
        self._pack_names()
        for c in self.classes:
            self._pack_class(c)
        out = self.sections
        out["classes"] += struct.pack("<IIIHHBBH", len(out["methods"]) // 10, len(out["fields"]) // 16,
                                      len(out["interfaces"]) // 2, NONE, 0, 0, 0, 0)
        counts = [len(out[name]) // size - extra for name, size, extra in _SECTIONS]
        rest = b"".join(bytes(out[name]) for name, _, _ in _SECTIONS)
        header = HEADER.pack(MAGIC, 0, VERSION, oldest, newest, kind, *counts)[16:]
        return MAGIC + struct.pack("<Q", checksum(header + rest)) + header + rest


def write(classes, oldest, newest, kind=SDK):
    """The bytes of a facts file. The same facts give the same bytes."""
    return _Writer(classes).bytes(oldest, newest, kind)


class Facts:
    """All classes of a facts file, by descriptor, in `classes` (sorted)."""

    def __init__(self, data):
        self._data = data
        magic, check, version, self.oldest, self.newest, self.kind, *counts = HEADER.unpack_from(data)
        if magic != MAGIC or version != VERSION:
            raise ValueError("not a facts file of version %d" % VERSION)
        if check != checksum(data[16:]):
            raise ValueError("the facts file is damaged")
        self._counts = {}
        self._at = {}
        position = HEADER.size
        for (name, size, extra), count in zip(_SECTIONS, counts):
            self._counts[name], self._at[name] = count, position
            position += size * (count + extra)
        self._strings = self._read_strings()
        self._types = [self._text(i) for (i,) in self._table("types", "<I", self._counts["types"])]
        self._protos = self._read_protos()
        self.classes = self._read_classes()

    def _table(self, name, layout, count, first=0):
        size = struct.calcsize(layout)
        start = self._at[name] + first * size
        return struct.iter_unpack(layout, self._data[start:start + count * size])

    def _read_strings(self):
        offsets = [o for (o,) in self._table("strings", "<I", self._counts["strings"] + 1)]
        text = self._data[self._at["text"]:self._at["text"] + self._counts["text"]]
        return [text[a:b] for a, b in zip(offsets, offsets[1:])]

    def _text(self, index):
        return self._strings[index].decode("utf-8", "surrogateescape")

    def _read_protos(self):
        offsets = [o for (o,) in self._table("protos", "<I", self._counts["protos"] + 1)]
        parts = [self._types[t] for (t,) in self._table("parts", "<H", self._counts["parts"])]
        return ["(%s)%s" % ("".join(parts[a + 1:b]), parts[a]) for a, b in zip(offsets, offsets[1:])]

    def _read_classes(self):
        rows = list(self._table("classes", "<IIIHHBBH", self._counts["classes"] + 1))
        classes = {}
        for index, (row, following) in enumerate(zip(rows, rows[1:])):
            methods = [Method(self._text(n), self._protos[p], *rest) for n, p, *rest in
                       self._table("methods", "<IHHBB", following[0] - row[0], row[0])]
            fields = [Field(self._text(n), self._types[t], flags, since, after, self._constant(kind, value))
                      for n, value, t, flags, since, after, kind in
                      self._table("fields", "<IIHHBBBx", following[1] - row[1], row[1])]
            interfaces = [self._types[t] for (t,) in
                          self._table("interfaces", "<H", following[2] - row[2], row[2])]
            classes[self._types[index]] = Class(
                self._types[index], None if row[3] == NONE else self._types[row[3]], interfaces, row[4], row[5],
                row[6], methods, fields)
        return classes

    def _constant(self, kind, value):
        """None, or (kind, value) as class_file.ClassFile gives it."""
        kind = _KINDS[kind]
        if kind == "-":
            return None
        if kind == "S":
            return kind, self._strings[value]
        if kind == "I":
            return kind, value - (value >> 31 << 32)
        if kind == "F":
            return kind, struct.pack(">I", value)
        start = self._at["wide"] + 8 * value
        raw = self._data[start:start + 8]
        return kind, struct.unpack("<q", raw)[0] if kind == "J" else raw[::-1]

    def find(self, name):
        return self.classes.get(descriptor_of(name))

    def supers(self, name):
        """The class itself, its superclasses from below, then all interfaces; each once."""
        result, interfaces = {}, []
        found = self.find(name)
        while found and found.name not in result:
            result[found.name] = found
            interfaces += found.interfaces
            found = self.find(found.super) if found.super else None
        while interfaces:
            found = self.find(interfaces.pop(0))
            if found and found.name not in result:
                result[found.name] = found
                interfaces += found.interfaces
        return list(result.values())

    def resolve_method(self, name, method, descriptor):
        """(declaring Class, Method), looking in superclasses first, then in interfaces; or None."""
        for c in self.supers(name):
            for m in c.methods:
                if m.name == method and m.descriptor == descriptor:
                    return c, m
        return None

    def is_subclass(self, name, ancestor):
        """Whether the class is the ancestor, extends it or implements it."""
        return any(c.name == descriptor_of(ancestor) for c in self.supers(name))


def load(path=os.path.join(os.path.dirname(os.path.abspath(__file__)), "sdk.facts")):
    with open(path, "rb") as file:
        return Facts(file.read())

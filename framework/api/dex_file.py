"""A small reader of DEX files: flags, hierarchy, members and constants of classes; code is skipped.

It trusts its input: it reads apps that the maintainer of the facts chose.
"""

import struct
import zipfile

_INNER_CLASS = "Ldalvik/annotation/InnerClass;"


class DexClass:
    """As class_file.ClassFile: internal names, methods {(name, descriptor): flags}, fields {name: (type, flags,
    constant)}."""

    def __init__(self, name, flags, above, interfaces):
        self.name, self.flags, self.super, self.interfaces = name, flags, above, interfaces
        self.methods = {}
        self.fields = {}


class _Cursor:
    def __init__(self, data, position):
        self.data, self.position = data, position

    def u1(self):
        self.position += 1
        return self.data[self.position - 1]

    def uleb(self):
        value = shift = 0
        while True:
            byte = self.u1()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, size):
        self.position += size
        return self.data[self.position - size:self.position]


class DexFile:
    """The classes of one file, in `classes`."""

    def __init__(self, data):
        self._data = data
        sizes = struct.unpack_from("<12I", data, 56)
        (strings, string_at, types, type_at, protos, proto_at, fields, field_at, methods, method_at, classes,
         class_at) = sizes
        self._strings = [self._string(o) for o in struct.unpack_from("<%dI" % strings, data, string_at)]
        self._types = [self._text(i) for i in struct.unpack_from("<%dI" % types, data, type_at)]
        rows = struct.iter_unpack("<III", data[proto_at:proto_at + 12 * protos])
        self._protos = ["(%s)%s" % ("".join(self._type_list(p)), self._types[r]) for _, r, p in rows]
        self._fields = list(struct.iter_unpack("<HHI", data[field_at:field_at + 8 * fields]))
        self._methods = list(struct.iter_unpack("<HHI", data[method_at:method_at + 8 * methods]))
        rows = struct.iter_unpack("<8I", data[class_at:class_at + 32 * classes])
        self.classes = [self._class(row) for row in rows]

    def _string(self, offset):
        cursor = _Cursor(self._data, offset)
        cursor.uleb()
        return self._data[cursor.position:self._data.index(b"\0", cursor.position)]

    def _text(self, index):
        return self._strings[index].decode("utf-8", "surrogateescape")

    def _type_list(self, offset):
        if not offset:
            return []
        count = struct.unpack_from("<I", self._data, offset)[0]
        return [self._types[i] for i in struct.unpack_from("<%dH" % count, self._data, offset + 4)]

    def _class(self, row):
        type_id, flags, above, interfaces, _, annotations, members, values = row
        above = None if above == 0xFFFFFFFF else self._types[above][1:-1]
        result = DexClass(self._types[type_id][1:-1], self._nested_flags(annotations, flags), above,
                          [name[1:-1] for name in self._type_list(interfaces)])
        if members:
            self._read_members(result, _Cursor(self._data, members), self._values(values))
        return result

    def _read_members(self, result, cursor, values):
        counts = [cursor.uleb() for _ in range(4)]
        for kind, count in enumerate(counts):
            index = 0
            for position in range(count):
                index += cursor.uleb()
                flags = cursor.uleb()
                if kind < 2:
                    _, type_id, name = self._fields[index]
                    constant = values[position] if kind == 0 and flags & 0x10 and position < len(values) else None
                    result.fields[self._text(name)] = (self._types[type_id], flags & 0xFFFF, constant)
                else:
                    cursor.uleb()
                    _, proto, name = self._methods[index]
                    result.methods[self._text(name), self._protos[proto]] = flags & 0xFFFF

    def _values(self, offset):
        if not offset:
            return []
        cursor = _Cursor(self._data, offset)
        return [self._value(cursor) for _ in range(cursor.uleb())]

    def _value(self, cursor):
        """A constant as class_file.ClassFile gives it; None for null and for what is not a constant."""
        head = cursor.u1()
        kind, size = head & 0x1F, (head >> 5) + 1
        if kind == 0x1C:
            for _ in range(cursor.uleb()):
                self._value(cursor)
        elif kind == 0x1D:
            self._annotation(cursor)
        elif kind == 0x1F:
            return "I", size - 1
        elif kind == 0x1E:
            return None
        else:
            return self._number(kind, cursor.take(size))
        return None

    def _number(self, kind, raw):
        if kind in (0x00, 0x02, 0x04, 0x06):
            return "J" if kind == 0x06 else "I", int.from_bytes(raw, "little", signed=True)
        if kind == 0x03:
            return "I", int.from_bytes(raw, "little")
        if kind in (0x10, 0x11):  # zeros are left out on the right
            width = 4 if kind == 0x10 else 8
            return "F" if kind == 0x10 else "D", (bytes(width - len(raw)) + raw)[::-1]
        if kind == 0x17:
            return "S", self._strings[int.from_bytes(raw, "little")]
        return None

    def _annotation(self, cursor):
        type_id = cursor.uleb()
        elements = {}
        for _ in range(cursor.uleb()):
            name = self._text(cursor.uleb())
            elements[name] = self._value(cursor)
        return self._types[type_id], elements

    def _nested_flags(self, annotations, flags):
        """The flags that a nested class was declared with."""
        at = struct.unpack_from("<I", self._data, annotations)[0] if annotations else 0
        if at:
            count = struct.unpack_from("<I", self._data, at)[0]
            for offset in struct.unpack_from("<%dI" % count, self._data, at + 4):
                name, elements = self._annotation(_Cursor(self._data, offset + 1))
                if name == _INNER_CLASS:
                    return elements["accessFlags"][1] & 0xFFFF
        return flags & 0xFFFF


def read_app(path):
    """The classes of all DEX files of an app."""
    with zipfile.ZipFile(path) as app:
        names = sorted(n for n in app.namelist() if n.startswith("classes") and n.endswith(".dex"))
        return [found for name in names for found in DexFile(app.read(name)).classes]

"""A small reader of Java class files: flags, hierarchy, members and constants; code is skipped."""

import struct

_FIXED_SIZES = {3: 4, 4: 4, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}


class ClassFile:
    """One class: names are internal names (`java/lang/Object`), strings are the raw bytes (modified UTF-8).

    methods: {(name, descriptor): flags}; fields: {name: (descriptor, flags, constant)}, where a constant is None,
    ('I', int), ('J', int), ('F', four bytes), ('D', eight bytes) or ('S', bytes).
    """

    def __init__(self, data):
        if data[:4] != b"\xca\xfe\xba\xbe":
            raise ValueError("not a class file")
        self._data = data
        position = self._read_pool()
        flags, this_class, super_class, count = struct.unpack_from(">HHHH", data, position)
        position += 8
        self.name = self._class_name(this_class)
        self.super = self._class_name(super_class) if super_class else None
        self.interfaces = [self._class_name(i) for i in struct.unpack_from(">%dH" % count, data, position)]
        position += 2 * count
        self.fields = {}
        self.methods = {}
        for name, descriptor, member_flags, constant in self._members(position):
            self.fields[name] = (descriptor, member_flags, constant)
        for name, descriptor, member_flags, _ in self._members(self._position):
            self.methods[name, descriptor] = member_flags
        self.flags = self._nested_flags(flags & ~0x20)

    def _read_pool(self):
        data = self._data
        count = struct.unpack_from(">H", data, 8)[0]
        self._tags = tags = bytearray(count)
        self._at = at = [0] * count
        position, index = 10, 1
        while index < count:
            tag = data[position]
            tags[index] = tag
            at[index] = position + 1
            if tag == 1:
                position += 3 + (data[position + 1] << 8 | data[position + 2])
            elif tag in (5, 6):
                position += 9
                index += 1
            else:
                position += 1 + _FIXED_SIZES[tag]
            index += 1
        return position

    def _utf8_bytes(self, index):
        at = self._at[index]
        return self._data[at + 2:at + 2 + (self._data[at] << 8 | self._data[at + 1])]

    def _utf8(self, index):
        return self._utf8_bytes(index).decode("utf-8", "surrogateescape")

    def _u2(self, position):
        return self._data[position] << 8 | self._data[position + 1]

    def _class_name(self, index):
        return self._utf8(self._u2(self._at[index]))

    def _members(self, position):
        """The members at position; leaves the end of the list in _position."""
        members = []
        count = self._u2(position)
        position += 2
        for _ in range(count):
            flags, name, descriptor, attributes = struct.unpack_from(">HHHH", self._data, position)
            position += 8
            constant = None
            for _ in range(attributes):
                attribute, size = struct.unpack_from(">HI", self._data, position)
                if self._utf8_bytes(attribute) == b"ConstantValue":
                    constant = self._constant(self._u2(position + 6))
                position += 6 + size
            members.append((self._utf8(name), self._utf8(descriptor), flags, constant))
        self._position = position
        return members

    def _constant(self, index):
        at, tag = self._at[index], self._tags[index]
        if tag == 3:
            return "I", struct.unpack_from(">i", self._data, at)[0]
        if tag == 5:
            return "J", struct.unpack_from(">q", self._data, at)[0]
        if tag == 4:
            return "F", self._data[at:at + 4]
        if tag == 6:
            return "D", self._data[at:at + 8]
        return "S", self._utf8_bytes(self._u2(at))

    def _nested_flags(self, flags):
        """A nested class declares protected, private and static in its InnerClasses attribute only."""
        position = self._position + 2
        for _ in range(self._u2(self._position)):
            attribute, size = struct.unpack_from(">HI", self._data, position)
            position += 6
            if self._utf8_bytes(attribute) == b"InnerClasses":
                for entry in range(self._u2(position)):
                    inner, _, _, inner_flags = struct.unpack_from(">HHHH", self._data, position + 2 + 8 * entry)
                    if self._class_name(inner) == self.name:
                        return inner_flags
            position += size
        return flags

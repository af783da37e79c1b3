"""A jar of a chain of classes, each of which extends the one before and has a method of its own; the last has a main method."""
import struct
import zipfile


def utf8(text):
    return b"\x01" + struct.pack(">H", len(text)) + text.encode()


def code(stack, instructions):
    """A Code attribute whose name is constant 7."""
    return struct.pack(">HIHHI", 7, 12 + len(instructions), stack, 1, len(instructions)) + instructions + bytes(4)


def class_file(name, parent, has_main):
    pool = [utf8(name), b"\x07\x00\x01", utf8(parent), b"\x07\x00\x03", utf8("m" + name), utf8("()V"), utf8("Code"), utf8("main"),
            utf8("([Ljava/lang/String;)V"), utf8("<init>"), b"\x0c\x00\x0a\x00\x06", b"\x0a\x00\x04\x00\x0b", b"\x0a\x00\x02\x00\x0e",
            b"\x0c\x00\x05\x00\x06", b"\x0a\x00\x02\x00\x0b"]
    # m: this.m(); <init>: super.<init>(); main: new This()
    methods = [struct.pack(">HHHH", 1, 5, 6, 1) + code(1, b"\x2a\xb6\x00\x0d\xb1"), struct.pack(">HHHH", 1, 10, 6, 1) + code(1, b"\x2a\xb7\x00\x0c\xb1")]
    if has_main:
        methods.append(struct.pack(">HHHH", 9, 8, 9, 1) + code(2, b"\xbb\x00\x02\x59\xb7\x00\x0f\x57\xb1"))
    return (b"\xca\xfe\xba\xbe\x00\x00\x00\x32" + struct.pack(">H", len(pool) + 1) + b"".join(pool) + struct.pack(">HHHHH", 0x21, 2, 4, 0, 0) +
            struct.pack(">H", len(methods)) + b"".join(methods) + bytes(2))


def write(path, count):
    """The last class is C(count - 1)."""
    with zipfile.ZipFile(path, "w") as archive:
        for i in range(count):
            archive.writestr(f"C{i}.class", class_file(f"C{i}", f"C{i - 1}" if i else "java/lang/Object", i == count - 1))
    return path

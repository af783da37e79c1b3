"""Which methods have code at a line: the line tables of class files in a jar."""
import struct
import zipfile

SIZES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}    # of constants, by tag


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 8

    def number(self, size):
        value = int.from_bytes(self.data[self.at:self.at + size], "big")
        self.at += size
        return value

    def skip(self, size):
        self.at += size

    def constants(self):
        """Texts, and the numbers of the names of classes."""
        texts, classes, index, count = {}, {}, 1, self.number(2)
        while index < count:
            tag = self.number(1)
            if tag == 1:
                size = self.number(2)
                texts[index] = self.data[self.at:self.at + size].decode("utf-8", "replace")
                self.at += size
            else:
                if tag == 7:
                    classes[index] = struct.unpack_from(">H", self.data, self.at)[0]
                self.at += SIZES[tag]
            index += 2 if tag in (5, 6) else 1
        return texts, classes

    def attributes(self, texts):
        """Names and where they begin; goes behind them."""
        found = []
        for _ in range(self.number(2)):
            name, size = texts[self.number(2)], self.number(4)
            found.append((name, self.at))
            self.at += size
        return found


def lines_of_class(data):
    """(file, line, class.method) of all code of a class."""
    reader = Reader(data)
    texts, classes = reader.constants()
    reader.skip(2)
    owner = texts[classes[reader.number(2)]].replace("/", ".")
    reader.skip(2)
    reader.skip(2 * reader.number(2))
    found, methods = [], []
    for is_method in (False, True):
        for _ in range(reader.number(2)):
            reader.skip(2)
            name = texts[reader.number(2)]
            reader.skip(2)
            attributes = reader.attributes(texts)
            if is_method:
                methods += [(name, at) for attribute, at in attributes if attribute == "Code"]
    file = None
    for name, at in reader.attributes(texts):
        if name == "SourceFile":
            file = texts[struct.unpack_from(">H", data, at)[0]]
    for name, at in methods:
        reader.at = at + 4
        reader.skip(reader.number(4))
        reader.skip(8 * reader.number(2))
        for attribute, table in reader.attributes(texts):
            if attribute == "LineNumberTable":
                count = struct.unpack_from(">H", data, table)[0]
                found += [(file, struct.unpack_from(">H", data, table + 4 + 4 * index)[0], f"{owner}.{name}") for index in range(count)]
    return found


def methods_of_lines(jar):
    """Methods with code at each line: (file, line) to names."""
    found = {}
    with zipfile.ZipFile(jar) as archive:
        for name in archive.namelist():
            if name.endswith(".class"):
                for file, line, method in lines_of_class(archive.read(name)):
                    found.setdefault((file, line), set()).add(method)
    return found

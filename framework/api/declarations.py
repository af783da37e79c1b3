"""Reads TypeScript declarations of an Android platform: which classes and members are public at that level.

The declarations name every public and protected class and member of the SDK, with types coarser than Java's: all
number types are `number`, char, String and CharSequence are `string`, type variables are `any`. That is enough to say
which members of a class file are public; the class file says the rest.
"""

import re

_CLASS = re.compile(r"^\t*export (?:abstract )?(?:class|interface) ([\w$]+)")
_MODULE = re.compile(r"^\t*(?:declare|export) module ([\w$.]+) \{")
_MEMBER = re.compile(r"^\t*public (?:static )?([\w$]+)(\(|: )(.*?);?$")
_COMMENT = re.compile(r"/\*.*?\*/")
_PARTS = re.compile(r"\[*(?:[ZBCSIJFDV]|L[^;]*;)")


class DeclaredClass:
    """methods: {name: [(parameter types, result type)]}; fields: set of names. Constructors are `<init>`.

    all_of: names of members of which all that a class file has count as declared; `*` stands for every name.
    """

    def __init__(self, name):
        self.name = name
        self.methods = {}
        self.fields = set()
        self.all_of = set()

    def add(self, other):
        """Adds the members of another class, but for its constructors."""
        for name, methods in other.methods.items():
            if name != "<init>":
                self.methods.setdefault(name, []).extend(methods)
        self.fields |= other.fields

    def _has_all(self, name):
        return name in self.all_of or "*" in self.all_of

    def declares_field(self, name):
        return name in self.fields or self._has_all(name)

    def declares(self, name, descriptor):
        """Whether the class declares this method."""
        parts = _PARTS.findall(descriptor)
        return self._has_all(name) or any(
            len(parameters) == len(parts) - 1 and _matches(result, parts[-1]) and all(map(_matches, parameters, parts))
            for parameters, result in self.methods.get(name, ()))


def _split(text):
    """Splits at commas outside <> and {}."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "<{(":
            depth += 1
        elif character in ">})" and text[index - 1] != "=":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    if text[start:].strip():
        parts.append(text[start:])
    return parts


def _type(text):
    text = text.split("|")[0].strip()
    if text.startswith("androidNative.Array<"):
        return "[" + _type(text[len("androidNative.Array<"):-1])
    return text.split("<")[0].strip()


def _add_method(declared, name, rest):
    close = rest.rfind(")")
    parameters = [_type(part.split(":", 1)[1]) for part in _split(rest[:close])]
    result = "void" if name == "constructor" else _type(rest[close + 1:].lstrip(": "))
    name = "<init>" if name == "constructor" else name
    declared.methods.setdefault(name, []).append((parameters, result))


def read(text):
    """{dotted class name: DeclaredClass}; the name of a nested class has dots, too."""
    classes = {}
    stack = []
    declared = None
    for line in text.split("\n"):
        if line.endswith("{"):
            module, opened = _MODULE.match(line), _CLASS.match(line)
            if opened:
                name = ".".join([entry for entry in stack if entry] + [opened.group(1)])
                declared = classes.setdefault(name, DeclaredClass(name))
            stack.append(module.group(1) if module else None)
        elif line.lstrip("\t").startswith("}"):
            stack.pop()
        else:
            member = _MEMBER.match(_COMMENT.sub("", line))
            if member and member.group(2) == "(":
                _add_method(declared, member.group(1), member.group(3))
            elif member:
                declared.fields.add(member.group(1))
    return classes


_PRIMITIVES = {"Z": "boolean", "C": "string", "V": "void", "B": "number", "S": "number", "I": "number",
               "J": "number", "F": "number", "D": "number"}
_SIMPLE = {"boolean", "string", "number", "void"}
_REFERENCES = {"java/lang/String": "string", "java/lang/CharSequence": "string", "java/lang/Object": "any"}


def _matches(declared, descriptor):
    """Whether a type descriptor can be what the declaration says; a name without dots is a type variable."""
    while declared.startswith("[") and descriptor.startswith("["):
        declared, descriptor = declared[1:], descriptor[1:]
    if descriptor[0] == "L" or descriptor[0] == "[":
        if "." not in declared and declared not in _SIMPLE:
            return not declared.startswith("[")
        if descriptor[0] == "[":
            return False
        name = descriptor[1:-1]
        return declared == _REFERENCES.get(name, name.replace("/", ".").replace("$", "."))
    return declared == _PRIMITIVES[descriptor]

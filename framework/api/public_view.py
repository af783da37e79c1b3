"""What of a set of class files can be seen from outside it."""

import facts

VISIBLE = facts.PUBLIC | facts.PROTECTED
_CLASS_FLAGS = VISIBLE | facts.STATIC | facts.FINAL | facts.INTERFACE | facts.ABSTRACT | facts.ANNOTATION | facts.ENUM
_METHOD_FLAGS = VISIBLE | facts.STATIC | facts.FINAL | facts.VARARGS | facts.ABSTRACT
_FIELD_FLAGS = VISIBLE | facts.STATIC | facts.FINAL | facts.VOLATILE | facts.ENUM


def descriptor(name):
    return "L%s;" % name


def is_visible(files, name):
    """Public or protected, as is every class around it."""
    outer = name.rpartition("$")[0]
    return bool(files.get(name).flags & VISIBLE) and (outer not in files or is_visible(files, outer))


class PublicView:
    """Makes a facts.Class of a class file as the outside sees it.

    A superclass that cannot be seen is left out of the hierarchy, and what it declares counts as declared below it; so
    do interfaces. files: class files by internal name; public: the names of those that can be seen. Classes that are
    neither are someone else's.
    """

    def __init__(self, files, public, level):
        self._files, self._public, self._level = files, public, level

    def make(self, name, has_method, has_field):
        """has_method(name, descriptor) and has_field(name) choose among the members that are not private."""
        file = self._files.get(name)
        methods, fields, interfaces = {}, {}, {}
        self._collect(file, methods, fields, interfaces)
        constructors = {key for key in methods if key[0] == "<init>"}
        above = file.super
        while above in self._files and above not in self._public:
            hidden = self._files.get(above)
            self._collect(hidden, methods, fields, interfaces)
            above = hidden.super
        return facts.Class(
            descriptor(name), above and descriptor(above), [descriptor(i) for i in interfaces],
            file.flags & _CLASS_FLAGS, self._level, 0,
            [facts.Method(*key, flags & _METHOD_FLAGS, self._level, 0) for key, flags in methods.items()
             if (key[0] != "<init>" or key in constructors) and has_method(*key)],
            [facts.Field(key, field[0], field[1] & _FIELD_FLAGS, self._level, 0, field[2])
             for key, field in fields.items() if has_field(key)])

    def _collect(self, file, methods, fields, interfaces):
        """Adds the members of a class and of its hidden interfaces; what is there already overrides them."""
        for key, flags in file.methods.items():
            if flags & VISIBLE and not flags & facts.SYNTHETIC:
                methods.setdefault(key, flags)
        for name, field in file.fields.items():
            if field[1] & VISIBLE and not field[1] & facts.SYNTHETIC:
                fields.setdefault(name, field)
        for interface in file.interfaces:
            if interface in self._files and interface not in self._public:
                self._collect(self._files.get(interface), methods, fields, interfaces)
            else:
                interfaces[interface] = True

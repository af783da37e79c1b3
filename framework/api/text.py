"""The text form of facts, for review."""

import struct

import facts

_WORDS = ((facts.PUBLIC, "public"), (facts.PROTECTED, "protected"), (facts.STATIC, "static"),
          (facts.FINAL, "final"), (facts.ABSTRACT, "abstract"), (facts.ENUM, "enum"))


def _flags(flags, extra=()):
    return "".join(word + " " for bit, word in (*_WORDS, *extra) if flags & bit)


def _levels(fact):
    after = ", removed after %d" % fact.removed_after if fact.removed_after else ""
    return "  # since %d%s" % (fact.since, after) if fact.since else ""


def _constant(constant):
    if constant is None:
        return ""
    kind, value = constant
    if kind == "F":
        value = struct.unpack(">f", value)[0]
    elif kind == "D":
        value = struct.unpack(">d", value)[0]
    elif kind == "S":
        value = '"%s"' % value.decode("utf-8", "backslashreplace").encode("unicode_escape").decode()
    return " = %s" % value


def class_text(c):
    kind = "interface" if c.flags & facts.INTERFACE else "class"
    lines = ["%s%s %s%s" % (_flags(c.flags & ~facts.ABSTRACT if kind == "interface" else c.flags), kind, c.name,
                            _levels(c))]
    if c.super:
        lines.append("  extends " + c.super)
    lines += ["  implements " + name for name in c.interfaces]
    lines += ["  %s%s %s%s%s" % (_flags(f.flags, ((facts.VOLATILE, "volatile"),)), f.name, f.type, _constant(f.constant),
                                 _levels(f)) for f in c.fields]
    lines += ["  %s%s%s%s" % (_flags(m.flags, ((facts.VARARGS, "varargs"),)), m.name, m.descriptor, _levels(m))
              for m in c.methods]
    return "\n".join(lines) + "\n"

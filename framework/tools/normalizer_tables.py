#!/usr/bin/env python3
"""Prints java/text/NormalizerData.java: decompositions and combining classes of Unicode.

Canonical decompositions of the basic plane up to U+30FF; compatibility decompositions of the most common characters.
"""

import unicodedata

COMPATIBILITY = [(0xA0, 0x17F), (0x1C4, 0x1CC), (0x1F1, 0x1F3), (0x2B0, 0x2B8), (0x2000, 0x209C), (0x2100, 0x214F), (0x2150, 0x217F),
                 (0x2460, 0x24EA), (0x3000, 0x3000), (0xFB00, 0xFB06), (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6)]
EXCLUDED = {0x0958, 0x0959, 0x095A, 0x095B, 0x095C, 0x095D, 0x095E, 0x095F, 0x09DC, 0x09DD, 0x09DF, 0x0A33, 0x0A36, 0x0A59, 0x0A5A, 0x0A5B,
            0x0A5E, 0x0B5C, 0x0B5D, 0x0F43, 0x0F4D, 0x0F52, 0x0F57, 0x0F5C, 0x0F69, 0x0F76, 0x0F78, 0x0F93, 0x0F9D, 0x0FA2, 0x0FA7, 0x0FAC,
            0x0FB9, 0x2ADC}


def escape(text):
    return "".join("\\%03o" % ord(c) if ord(c) < 32 or c in '"\\' else "\\u%04x" % ord(c) if ord(c) > 126 else c for c in text)


def literal(name, doc, text, width=17):
    print(f"  /** {doc} */\n  static final String {name} =")
    parts = [text[i:i + width] for i in range(0, len(text), width)]
    print("\n".join(("      \"" if i == 0 else "      + \"") + escape(part) + "\"" for i, part in enumerate(parts)) + ";\n")


def main():
    pairs, single, compatibility, classes = "", "", "", ""
    for c in range(0xC0, 0x3100):
        fields = unicodedata.decomposition(chr(c)).split()
        if not fields or fields[0].startswith("<"):
            continue
        if len(fields) == 1:
            single += chr(c) + chr(int(fields[0], 16))
        else:
            first, second = (int(field, 16) for field in fields)
            starts = unicodedata.combining(chr(c)) == 0 and unicodedata.combining(chr(first)) == 0 and c not in EXCLUDED
            pairs += chr(c) + chr(first) + chr(second) + ("1" if starts else "0")
    for low, high in COMPATIBILITY:
        for c in range(low, high + 1):
            if unicodedata.decomposition(chr(c)).startswith("<"):
                compatibility += chr(c) + "".join(chr(int(field, 16)) for field in unicodedata.decomposition(chr(c)).split()[1:]) + "\x01"
    start = 0
    for c in range(1, 0x10000):
        if unicodedata.combining(chr(c)) != unicodedata.combining(chr(start)):
            if unicodedata.combining(chr(start)):
                classes += chr(start) + chr(c - 1) + chr(unicodedata.combining(chr(start)))
            start = c
    print("package java.text;\n\n/** Tables of {@link Normalizer}, printed by framework/tools/normalizer_tables.py. */\nfinal class NormalizerData {")
    literal("PAIRS", "Character, its two parts, and 1 if they compose again; in the order of the characters.", pairs, 16)
    literal("SINGLES", "Character and the one it is a copy of.", single, 16)
    literal("COMPATIBILITY", "Character, what it stands for, and a char 1.", compatibility)
    literal("CLASSES", "First and last character, and their combining class.", classes, 15)
    print("  private NormalizerData() {}\n}")


if __name__ == "__main__":
    main()

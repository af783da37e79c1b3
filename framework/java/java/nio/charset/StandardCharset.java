package java.nio.charset;

/** The charsets of the model. All others of the world are unsupported. */
final class StandardCharset extends Charset {
  private static final int SINGLE_BYTE = 0, UTF_8 = 1, UTF_16 = 2, UTF_32 = 3;

  /** Windows-1252 from 0x80 to 0x9f; U+FFFD where it has nothing. */
  private static final String WINDOWS_1252 =
      "\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd"
          + "\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178";
  /** ISO-8859-15 from 0xa0 to 0xbf. */
  private static final String LATIN_9 =
      "\u00a0\u00a1\u00a2\u00a3\u20ac\u00a5\u0160\u00a7\u0161\u00a9\u00aa\u00ab\u00ac\u00ad\u00ae\u00af"
          + "\u00b0\u00b1\u00b2\u00b3\u017d\u00b5\u00b6\u00b7\u017e\u00b9\u00ba\u00bb\u0152\u0153\u0178\u00bf";

  static final StandardCharset[] ALL = {
    new StandardCharset("US-ASCII", SINGLE_BYTE, 0, table(128, 0, ""), "ASCII", "ISO646-US", "ANSI_X3.4-1968",
        "iso-ir-6", "ANSI_X3.4-1986", "ISO_646.irv:1991", "us", "IBM367", "cp367", "csASCII", "646",
        "iso_646.irv:1983", "default", "ascii7"),
    new StandardCharset("ISO-8859-1", SINGLE_BYTE, 0, table(256, 0, ""), "iso-ir-100", "ISO_8859-1", "latin1", "l1",
        "IBM819", "cp819", "csISOLatin1", "819", "IBM-819", "ISO8859_1", "ISO_8859-1:1987", "ISO_8859_1", "8859_1",
        "ISO8859-1"),
    new StandardCharset("UTF-8", UTF_8, 0, null, "UTF8", "unicode-1-1-utf-8"),
    new StandardCharset("UTF-16BE", UTF_16, 1, null, "UTF_16BE", "ISO-10646-UCS-2", "X-UTF-16BE",
        "UnicodeBigUnmarked"),
    new StandardCharset("UTF-16LE", UTF_16, -1, null, "UTF_16LE", "X-UTF-16LE", "UnicodeLittleUnmarked"),
    new StandardCharset("UTF-16", UTF_16, 0, null, "UTF_16", "utf16", "unicode", "UnicodeBig"),
    new StandardCharset("UTF-32BE", UTF_32, 1, null, "UTF_32BE", "X-UTF-32BE"),
    new StandardCharset("UTF-32LE", UTF_32, -1, null, "UTF_32LE", "X-UTF-32LE"),
    new StandardCharset("UTF-32", UTF_32, 0, null, "UTF_32", "UTF32", "ISO-10646-UCS-4"),
    new StandardCharset("windows-1252", SINGLE_BYTE, 0, table(256, 0x80, WINDOWS_1252), "cp1252", "ibm-1252",
        "ibm1252"),
    new StandardCharset("ISO-8859-15", SINGLE_BYTE, 0, table(256, 0xa0, LATIN_9), "ISO_8859-15", "Latin-9",
        "csISO885915", "8859_15", "IBM923", "IBM-923", "cp923", "923", "LATIN0", "LATIN9", "L9", "csISOlatin0",
        "csISOlatin9", "ISO8859_15_FDIS", "ISO8859-15", "ISO8859_15"),
  };

  private final int kind;
  /** 1: high byte first; -1: low byte first; 0: a byte order mark says it. */
  private final int order;
  private final char[] table;

  private StandardCharset(String name, int kind, int order, char[] table, String... aliases) {
    super(name, aliases);
    this.kind = kind;
    this.order = order;
    this.table = table;
  }

  /** Which character each byte means: itself, but for those from {@code start} on. */
  private static char[] table(int size, int start, String changed) {
    char[] table = new char[size];
    for (int i = 0; i < size; i++) table[i] = (char) i;
    changed.getChars(0, changed.length(), table, start);
    return table;
  }

  @Override
  public boolean contains(Charset other) {
    if (equals(other)) return true;
    if (!(other instanceof StandardCharset)) return false;
    return kind != SINGLE_BYTE || other.name().equals("US-ASCII");
  }

  @Override
  public CharsetDecoder newDecoder() {
    if (kind == SINGLE_BYTE) return new TableDecoder(this, table);
    if (kind == UTF_8) return new Utf8Decoder(this);
    return kind == UTF_16 ? new Utf16Decoder(this, order) : new Utf32Decoder(this, order);
  }

  @Override
  public CharsetEncoder newEncoder() {
    if (kind == SINGLE_BYTE) return new TableEncoder(this, table);
    if (kind == UTF_8) return new Utf8Encoder(this);
    return kind == UTF_16 ? new Utf16Encoder(this, order) : new Utf32Encoder(this, order);
  }

  private static final class TableDecoder extends ArrayDecoder {
    private final char[] table;

    TableDecoder(Charset charset, char[] table) {
      super(charset, 1, 1);
      this.table = table;
    }

    @Override
    CoderResult decode(byte[] in, int at, int end, char[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (at < end) {
        if (to == limit) {
          result = CoderResult.OVERFLOW;
          break;
        }
        int value = in[at] & 0xff;
        char c = value < table.length ? table[value] : '\ufffd';
        if (c == '\ufffd') {
          result = value < table.length ? CoderResult.unmappableForLength(1) : CoderResult.malformedForLength(1);
          break;
        }
        out[to++] = c;
        at++;
      }
      return stop(at, to, result);
    }
  }

  private static final class TableEncoder extends ArrayEncoder {
    private final char[] table;

    TableEncoder(Charset charset, char[] table) {
      super(charset, 1, 1, new byte[] {'?'});
      this.table = table;
    }

    private int find(char c) {
      if (c < table.length && table[c] == c) return c;
      for (int i = 0x80; i < table.length; i++) {
        if (table[i] == c && c != '\ufffd') return i;
      }
      return -1;
    }

    @Override
    public boolean canEncode(char c) {
      return find(c) >= 0;
    }

    @Override
    CoderResult encode(char[] in, int at, int end, byte[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (at < end) {
        int value = find(in[at]);
        if (value < 0) {
          result = surrogate(in, at, end, true);
          break;
        }
        if (to == limit) {
          result = CoderResult.OVERFLOW;
          break;
        }
        out[to++] = (byte) value;
        at++;
      }
      return stop(at, to, result);
    }
  }

  private static final class Utf8Decoder extends ArrayDecoder {
    Utf8Decoder(Charset charset) {
      super(charset, 1, 1);
    }

    @Override
    CoderResult decode(byte[] in, int at, int end, char[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (at < end) {
        int a = in[at];
        if (a >= 0) {
          if (to == limit) {
            result = CoderResult.OVERFLOW;
            break;
          }
          out[to++] = (char) a;
          at++;
          continue;
        }
        a &= 0xff;
        int size = a >= 0xf0 ? 4 : a >= 0xe0 ? 3 : 2;
        int bad = badPrefix(in, at, end, a, size);
        boolean full = at + size <= end && limit - to < (size == 4 ? 2 : 1);
        if (full && a >= 0xc2 && (bad == 0 || bad == size - 1)) {
          result = CoderResult.OVERFLOW;
          break;
        }
        if (bad > 0) {
          result = CoderResult.malformedForLength(bad);
          break;
        }
        if (at + size > end) break;
        int point = a & 0x7f >> size;
        for (int i = 1; i < size; i++) point = point << 6 | in[at + i] & 0x3f;
        if (size == 3 && point >= 0xd800 && point < 0xe000) {
          result = CoderResult.malformedForLength(3);
          break;
        }
        if (size == 4) {
          out[to++] = Character.highSurrogate(point);
          out[to++] = Character.lowSurrogate(point);
        } else {
          out[to++] = (char) point;
        }
        at += size;
      }
      return stop(at, to, result);
    }

    /** How many bytes of an illegal sequence belong together; 0: it is legal as far as it goes. */
    private static int badPrefix(byte[] in, int at, int end, int a, int size) {
      if (a < 0xc2 || a > 0xf4) return 1;
      if (at + 1 < end) {
        int b = in[at + 1] & 0xff;
        if ((b & 0xc0) != 0x80) return 1;
        if (a == 0xe0 && b < 0xa0 || a == 0xf0 && b < 0x90 || a == 0xf4 && b > 0x8f) return 1;
      }
      for (int i = 2; i < size && at + i < end; i++) {
        if ((in[at + i] & 0xc0) != 0x80) return i;
      }
      return 0;
    }
  }

  private static final class Utf8Encoder extends ArrayEncoder {
    Utf8Encoder(Charset charset) {
      super(charset, 1.1f, 3, new byte[] {'?'});
    }

    @Override
    public boolean canEncode(char c) {
      return !Character.isSurrogate(c);
    }

    @Override
    CoderResult encode(char[] in, int at, int end, byte[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (at < end) {
        char c = in[at];
        int size = c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        if (Character.isSurrogate(c)) {
          result = surrogate(in, at, end, false);
          if (result != null) break;
          result = CoderResult.UNDERFLOW;
          size = 4;
        }
        if (limit - to < size) {
          result = CoderResult.OVERFLOW;
          break;
        }
        if (size == 1) {
          out[to++] = (byte) c;
        } else if (size == 2) {
          out[to++] = (byte) (0xc0 | c >> 6);
          out[to++] = (byte) (0x80 | c & 0x3f);
        } else if (size == 3) {
          out[to++] = (byte) (0xe0 | c >> 12);
          out[to++] = (byte) (0x80 | c >> 6 & 0x3f);
          out[to++] = (byte) (0x80 | c & 0x3f);
        } else {
          int point = Character.toCodePoint(c, in[++at]);
          out[to++] = (byte) (0xf0 | point >> 18);
          out[to++] = (byte) (0x80 | point >> 12 & 0x3f);
          out[to++] = (byte) (0x80 | point >> 6 & 0x3f);
          out[to++] = (byte) (0x80 | point & 0x3f);
        }
        at++;
      }
      return stop(at, to, result);
    }
  }

  private static final class Utf16Decoder extends ArrayDecoder {
    private final int expected;
    private int order;

    Utf16Decoder(Charset charset, int order) {
      super(charset, 0.5f, 1);
      expected = order;
      this.order = order;
    }

    @Override
    protected void implReset() {
      order = expected;
    }

    private char unit(byte[] in, int at) {
      int a = in[at] & 0xff;
      int b = in[at + 1] & 0xff;
      return (char) (order < 0 ? b << 8 | a : a << 8 | b);
    }

    @Override
    CoderResult decode(byte[] in, int at, int end, char[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (end - at > 1) {
        char c = unit(in, at);
        if (order == 0) {
          order = c == '\ufffe' ? -1 : 1;
          if (c == '\ufffe' || c == '\ufeff') {
            at += 2;
            continue;
          }
        }
        int size = 1;
        if (c == '\ufffe' || Character.isLowSurrogate(c)) {
          result = CoderResult.malformedForLength(2);
          break;
        }
        if (Character.isHighSurrogate(c)) {
          if (end - at < 4) break;
          if (!Character.isLowSurrogate(unit(in, at + 2))) {
            result = CoderResult.malformedForLength(4);
            break;
          }
          size = 2;
        }
        if (limit - to < size) {
          result = CoderResult.OVERFLOW;
          break;
        }
        for (int i = 0; i < size; i++, at += 2) out[to++] = unit(in, at);
      }
      return stop(at, to, result);
    }
  }

  private static final class Utf16Encoder extends ArrayEncoder {
    private final int order;
    private boolean markNeeded;

    Utf16Encoder(Charset charset, int order) {
      super(charset, 2, order == 0 ? 4 : 2, order < 0 ? new byte[] {-3, -1} : new byte[] {-1, -3});
      this.order = order;
      implReset();
    }

    @Override
    protected void implReset() {
      markNeeded = order == 0;
    }

    @Override
    public boolean canEncode(char c) {
      return !Character.isSurrogate(c);
    }

    private int put(char c, byte[] out, int to) {
      out[to] = (byte) (order < 0 ? c : c >> 8);
      out[to + 1] = (byte) (order < 0 ? c >> 8 : c);
      return to + 2;
    }

    @Override
    CoderResult encode(char[] in, int at, int end, byte[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      if (markNeeded && at < end) {
        if (limit - to < 2) return stop(at, to, CoderResult.OVERFLOW);
        to = put('\ufeff', out, to);
        markNeeded = false;
      }
      while (at < end) {
        char c = in[at];
        int size = 1;
        if (Character.isSurrogate(c)) {
          result = surrogate(in, at, end, false);
          if (result != null) break;
          result = CoderResult.UNDERFLOW;
          size = 2;
        }
        if (limit - to < 2 * size) {
          result = CoderResult.OVERFLOW;
          break;
        }
        for (int i = 0; i < size; i++) to = put(in[at++], out, to);
      }
      return stop(at, to, result);
    }
  }

  private static final class Utf32Decoder extends ArrayDecoder {
    private final int expected;
    private int order;

    Utf32Decoder(Charset charset, int order) {
      super(charset, 0.25f, 1);
      expected = order;
      this.order = order;
    }

    @Override
    protected void implReset() {
      order = expected;
    }

    private int unit(byte[] in, int at) {
      int value = 0;
      for (int i = 0; i < 4; i++) value = value << 8 | in[order < 0 ? at + 3 - i : at + i] & 0xff;
      return value;
    }

    @Override
    CoderResult decode(byte[] in, int at, int end, char[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (end - at > 3) {
        int point = unit(in, at);
        if (order == 0) {
          order = point == 0xfffe0000 ? -1 : 1;
          if (point == 0xfffe0000 || point == 0xfeff) {
            at += 4;
            continue;
          }
        }
        if (!Character.isValidCodePoint(point)) {
          result = CoderResult.malformedForLength(4);
          break;
        }
        int size = Character.charCount(point);
        if (limit - to < size) {
          result = CoderResult.OVERFLOW;
          break;
        }
        to += Character.toChars(point, out, to);
        at += 4;
      }
      return stop(at, to, result);
    }
  }

  private static final class Utf32Encoder extends ArrayEncoder {
    private final int order;

    Utf32Encoder(Charset charset, int order) {
      super(charset, 4, 4, order < 0 ? new byte[] {-3, -1, 0, 0} : new byte[] {0, 0, -1, -3});
      this.order = order;
    }

    @Override
    CoderResult encode(char[] in, int at, int end, byte[] out, int to, int limit) {
      CoderResult result = CoderResult.UNDERFLOW;
      while (at < end) {
        int point = in[at];
        if (Character.isSurrogate(in[at])) {
          result = surrogate(in, at, end, false);
          if (result != null) break;
          result = CoderResult.UNDERFLOW;
          point = Character.toCodePoint(in[at], in[at + 1]);
        }
        if (limit - to < 4) {
          result = CoderResult.OVERFLOW;
          break;
        }
        for (int i = 0; i < 4; i++) out[to++] = (byte) (point >> 8 * (order < 0 ? i : 3 - i));
        at += Character.charCount(point);
      }
      return stop(at, to, result);
    }
  }
}

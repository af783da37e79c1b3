package java.util.regex;

/** A set of code points. */
abstract class CharSet {
  private boolean cached;
  private long low;
  private long high;

  /** Whether the set has a code point; any one. */
  abstract boolean contains(int c);

  /** As {@link #contains}, from a table for ASCII. */
  final boolean has(int c) {
    if (c >= 128) return contains(c);
    if (!cached) fill();
    return ((c < 64 ? low : high) >>> (c & 63) & 1) != 0;
  }

  private void fill() {
    for (int c = 0; c < 64; c++) {
      if (contains(c)) low |= 1L << c;
      if (contains(c + 64)) high |= 1L << c;
    }
    cached = true;
  }

  /** The form of a character that stands for all its upper and lower case forms. */
  static int fold(int c) {
    if (c < 128) return c >= 'A' && c <= 'Z' ? c + 32 : c;
    return Character.toLowerCase(Character.toUpperCase(c));
  }

  static CharSet range(final int first, final int last, final boolean ignoreCase) {
    return new CharSet() {
      @Override
      boolean contains(int c) {
        if (c >= first && c <= last) return true;
        if (!ignoreCase) return false;
        int upper = Character.toUpperCase(c);
        int lower = Character.toLowerCase(upper);
        return upper >= first && upper <= last || lower >= first && lower <= last
            || first == last && fold(first) == lower;
      }
    };
  }

  /** Any of pairs of first and last code points, in ascending order. */
  static CharSet ranges(final int[] pairs) {
    return new CharSet() {
      @Override
      boolean contains(int c) {
        for (int i = 0; i < pairs.length && c >= pairs[i]; i += 2) {
          if (c <= pairs[i + 1]) return true;
        }
        return false;
      }
    };
  }

  static CharSet not(final CharSet set) {
    return new CharSet() {
      @Override
      boolean contains(int c) {
        return !set.has(c);
      }
    };
  }

  static CharSet or(final CharSet a, final CharSet b) {
    if (a == null) return b;
    return new CharSet() {
      @Override
      boolean contains(int c) {
        return a.contains(c) || b.contains(c);
      }
    };
  }

  static CharSet and(final CharSet a, final CharSet b) {
    return new CharSet() {
      @Override
      boolean contains(int c) {
        return a.contains(c) && b.contains(c);
      }
    };
  }
}

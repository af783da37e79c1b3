package arithmetic;

import static support.Tell.p;
import static support.Tell.thrown;

/** Byte, Short, Character and Boolean as objects: caches, equality, comparison, parsing. */
public class SmallBoxes {
  public static void main(String[] args) {
    Byte b = (byte) -128, same = (byte) -128;
    Short s = 127, t = 127, u = 128, v = 128;
    Character c = 'a', d = 'a', e = '\u1234', f = '\u1234';
    Boolean yes = true, no = Boolean.valueOf("TRUE".equals("x"));
    p(b == same, s == t, u.equals(v), c == d, e.equals(f), yes == Boolean.TRUE, no == Boolean.FALSE);
    p(b.equals((short) -128), s.equals(127), s.equals((short) 127), c.equals('a'), yes.equals("true"), b.hashCode(),
        s.hashCode(), c.hashCode());
    p(yes.hashCode(), no.hashCode(), Boolean.hashCode(true), Boolean.compare(true, false),
        Boolean.logicalXor(true, true), yes.compareTo(no));
    p(Boolean.parseBoolean("TrUe"), Boolean.parseBoolean("yes"), Boolean.parseBoolean(null), Boolean.toString(false));
    p(Byte.parseByte("-80", 16), thrown(() -> Byte.parseByte("80", 16)), thrown(() -> Byte.parseByte("")),
        Byte.toUnsignedInt((byte) -1), Byte.decode("-0x80"));
    p(Short.parseShort("7fff", 16), thrown(() -> Short.parseShort("32768")), Short.reverseBytes((short) 0x1280),
        Short.toUnsignedLong((short) -2));
    p(Byte.compare((byte) -128, (byte) 127), Short.compare((short) 5, (short) -5), Character.compare('a', 'c'),
        b.compareTo((byte) 1), c.compareTo('z'));
    p(Byte.MIN_VALUE, Byte.MAX_VALUE, Short.MIN_VALUE, Short.MAX_VALUE, (int) Character.MAX_VALUE, Byte.SIZE,
        Short.BYTES, Character.BYTES);
    p(b.intValue(), b.doubleValue(), s.longValue(), s.floatValue(), s.byteValue(), c.charValue(), u.byteValue(),
        Character.reverseBytes('\u1234') == '\u3412');
    Object[] mixed = {(byte) 1, (short) 1, 'a', 1, 1L, 1f, 1d, true};
    for (Object one : mixed) {
      StringBuilder row = new StringBuilder(one.getClass().getSimpleName());
      for (Object other : mixed) row.append(one.equals(other) ? '=' : '.');
      p(row, one.hashCode());
    }
    Number[] numbers = {(byte) 300, (short) 70000, 1 << 20, 1L << 23, 3.9f, -3.9};
    for (Number n : numbers)
      p(n.byteValue(), n.shortValue(), n.intValue(), n.longValue(), n.floatValue(), n.doubleValue());
    p(thrown(() -> {
      Boolean none = null;
      if (none) p("never");
    }));
  }
}

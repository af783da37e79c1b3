package strings;

import static support.Tell.p;

/** Which strings are the same object: constants, intern, substrings of their whole length, results of methods. */
public class Interning {
  static final String CONSTANT = "con"
      + "stant";
  static final String LATE = String.valueOf("const") + "ant";
  static class Other {
    static final String CONSTANT = "constant";
    static String name() { return "constant"; }
  }

  public static void main(String[] args) {
    final String part = "con";
    String variable = "con";
    p(CONSTANT == "constant", CONSTANT == Other.CONSTANT, CONSTANT == Other.name(), LATE == CONSTANT,
        LATE.intern() == CONSTANT);
    p(part + "stant" == CONSTANT, variable + "stant" == CONSTANT, (variable + "stant").intern() == CONSTANT,
        new String("constant") == CONSTANT, new String("constant").intern() == CONSTANT);
    String built = new StringBuilder("never").append("seen").append(7).toString();
    String interned = built.intern();
    p(interned == new String(built).intern(), built.equals("neverseen7"), "neverseen7" == interned);
    p(CONSTANT.substring(0) == CONSTANT, CONSTANT.trim() == CONSTANT, CONSTANT.toString() == CONSTANT,
        CONSTANT.concat("") == CONSTANT, CONSTANT.replace('z', 'y') == CONSTANT, CONSTANT.toLowerCase() == CONSTANT);
    p(String.valueOf((Object) CONSTANT) == CONSTANT, String.valueOf(new char[0]).equals(""), "".intern() == "",
        new String() == "", new String().intern() == "");
    p(Interning.class.getName().intern() == "strings.Interning",
        Interning.class.getName() == Interning.class.getName());
    p((1 + "") == "1", ("" + 1).intern() == "1", ('a' + "b") == "ab", 1.0 + "x" == "1.0x", (null + "") == "null",
        (char) 97 + "" == "a");
    String s1 = "caf\u00e9", s2 = "caf\u0065\u0301";
    p(s1 == "caf\u00e9", s1.equals(s2), s1.length(), s2.length(), "\u0000" == "\0", "\101" == "A", "\t" == "\u0009");
    p("a".hashCode(), "".hashCode(), "Aa".hashCode() == "BB".hashCode(), "Aa" == "BB", "polygenelubricants".hashCode(),
        "\uffff\uffff".hashCode(), CONSTANT.hashCode() == LATE.hashCode());
    synchronized (CONSTANT) {
      p(Thread.holdsLock("constant"), Thread.holdsLock(LATE), Thread.holdsLock(LATE.intern()));
    }
    Object[] same = {"x", "x", new String("x")};
    p(same[0] == same[1], same[0] == same[2], same[0].equals(same[2]));
  }
}

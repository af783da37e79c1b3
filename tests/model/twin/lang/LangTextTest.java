import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import twin.java.lang.LangDoor;

/** The algorithms of String, and the builders, against the JDK's. */
final class LangTextTest {
  private static final Random random = Check.random(5);

  public static void main(String[] arguments) {
    for (int i = 0; i < 12000; i++) strings(text(), text(), random.nextInt(14) - 3, random.nextInt(14) - 3);
    for (int i = 0; i < 8000; i++) bytes();
    for (int i = 0; i < 1500; i++) builders();
    for (int c = 0; c < 0x10000; c++) caseOf((char) c);
    Check.done();
  }

  private static String text() {
    String alphabet;
    switch (random.nextInt(6)) {
      case 0:
        alphabet = "ab";
        break;
      case 1:
        alphabet = "aAbB \t\nçÇßİıσΣςǅ\ufb03\u0307.'-";
        break;
      case 2:
        alphabet = "a\ud83d\ude00\ud800\udc00\u2003\u00a0\r\n ";
        break;
      case 5:
        alphabet = "\ud801\udc00\udc28\ud83a\udd22\udd44aA";
        break;
      case 3:
        alphabet = "abc\n\r \\nt01279";
        break;
      default:
        alphabet = "The quick brown fox";
    }
    StringBuilder result = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) result.append(alphabet.charAt(random.nextInt(alphabet.length())));
    return result.toString();
  }

  private static void strings(String a, String b, int m, int n) {
    String what = "«" + a + "» «" + b + "» " + m + " " + n;
    Check.equal("hash " + what, a.hashCode(), LangDoor.hash(a));
    Check.equal("compare " + what, a.compareTo(b), LangDoor.compare(a, b));
    Check.equal("compareIgnoreCase " + what, Integer.signum(a.compareToIgnoreCase(b)),
        Integer.signum(LangDoor.compareIgnoreCase(a, b)));
    int count = random.nextInt(5) - 1;
    boolean ignoreCase = random.nextBoolean();
    Check.equal("regionMatches " + what + count, a.regionMatches(ignoreCase, m, b, n, count),
        LangDoor.regionMatches(ignoreCase, a, m, b, n, count));
    String part = b.substring(0, Math.min(b.length(), random.nextInt(3)));
    Check.equal("indexOf " + what, a.indexOf(part, m), LangDoor.indexOf(a, part, m));
    Check.equal("lastIndexOf " + what, a.lastIndexOf(part, m), LangDoor.lastIndexOf(a, part, m));
    int c = b.isEmpty() ? 0x1f600 : b.codePointAt(0);
    Check.equal("indexOf " + what, a.indexOf(c, m), LangDoor.indexOf(a, c, m));
    Check.equal("lastIndexOf " + what, a.lastIndexOf(c, m), LangDoor.lastIndexOf(a, c, m));
    Check.equal("replace " + what, a.replace(part, b), LangDoor.replace(a, part, b));
    Check.equal("replace " + what, a.replace('a', 'x'), LangDoor.replace(a, 'a', 'x'));
    Check.equal("trim " + what, a.trim(), LangDoor.trim(a));
    Check.equal("strip " + what, a.strip(), LangDoor.strip(a, true, true));
    Check.equal("stripLeading " + what, a.stripLeading(), LangDoor.strip(a, true, false));
    Check.equal("stripTrailing " + what, a.stripTrailing(), LangDoor.strip(a, false, true));
    Check.equal("indent " + what, a.indent(m), LangDoor.indent(a, m));
    Check.equal("stripIndent " + what, a.stripIndent(), LangDoor.stripIndent(a));
    Check.same("translateEscapes " + what, a::translateEscapes, () -> LangDoor.translateEscapes(a));
    Check.same("repeat " + what, () -> a.repeat(m), () -> LangDoor.repeat(a, m));
    Check.equal("lower " + what, a.replace('Σ', 'x').toLowerCase(Locale.ROOT), LangDoor.lower(a.replace('Σ', 'x'), ""));
    Check.equal("upper " + what, a.toUpperCase(Locale.ROOT), LangDoor.upper(a, ""));
    String turkish = a.replace('Σ', 'x').replace('\u0307', 'y');
    Check.equal("lower tr " + what, turkish.toLowerCase(new Locale("tr")), LangDoor.lower(turkish, "tr"));
    Check.equal("upper tr " + what, turkish.toUpperCase(new Locale("tr")), LangDoor.upper(turkish, "tr"));
    int[] points = a.codePoints().toArray();
    Check.same("fromCodePoints " + what, () -> new String(points, m, n), () -> LangDoor.fromCodePoints(points, m, n));
    codePoints(a, m, n);
  }

  private static void codePoints(String text, int m, int n) {
    char[] chars = text.toCharArray();
    int k = random.nextInt(8) - 2;
    Check.same("codePointAt", () -> Character.codePointAt(text, m), () -> twin.java.lang.Character.codePointAt(text, m));
    Check.same("codePointBefore", () -> Character.codePointBefore(text, m), () -> twin.java.lang.Character.codePointBefore(text, m));
    Check.same("codePointAt", () -> Character.codePointAt(chars, m, n), () -> twin.java.lang.Character.codePointAt(chars, m, n));
    Check.same("codePointBefore", () -> Character.codePointBefore(chars, m, n),
        () -> twin.java.lang.Character.codePointBefore(chars, m, n));
    Check.same("codePointCount", () -> Character.codePointCount(text, m, n),
        () -> twin.java.lang.Character.codePointCount(text, m, n));
    Check.same("codePointCount", () -> Character.codePointCount(chars, m, n),
        () -> twin.java.lang.Character.codePointCount(chars, m, n));
    Check.same("offsetByCodePoints", () -> Character.offsetByCodePoints(text, m, n),
        () -> twin.java.lang.Character.offsetByCodePoints(text, m, n));
    Check.same("offsetByCodePoints", () -> Character.offsetByCodePoints(chars, 1, n, m, k),
        () -> twin.java.lang.Character.offsetByCodePoints(chars, 1, n, m, k));
  }

  private static void bytes() {
    byte[] bytes = new byte[random.nextInt(12)];
    random.nextBytes(bytes);
    int[] leads = {0xc0, 0xc3, 0xe0, 0xe2, 0xed, 0xf0, 0xf4, 0xf5, 0x80, 0x9f, 0xa0, 0xbf, 0x41};
    for (int i = 0; i < bytes.length; i++) {
      if (random.nextInt(3) > 0) bytes[i] = (byte) leads[random.nextInt(leads.length)];
    }
    String what = java.util.Arrays.toString(bytes);
    Check.equal("UTF-8 " + what, new String(bytes, StandardCharsets.UTF_8), LangDoor.decodeUtf8(bytes, 0, bytes.length));
    Check.equal("Latin-1 " + what, new String(bytes, StandardCharsets.ISO_8859_1), LangDoor.decodeBytes(bytes, false));
    Check.equal("ASCII " + what, new String(bytes, StandardCharsets.US_ASCII), LangDoor.decodeBytes(bytes, true));
    String text = text();
    Check.equal("to UTF-8 " + text, text.getBytes(StandardCharsets.UTF_8), LangDoor.encodeUtf8(text));
    Check.equal("to Latin-1 " + text, text.getBytes(StandardCharsets.ISO_8859_1), LangDoor.encodeBytes(text, 256));
    Check.equal("to ASCII " + text, text.getBytes(StandardCharsets.US_ASCII), LangDoor.encodeBytes(text, 128));
  }

  private static void caseOf(char c) {
    if (c == 'Σ') return;
    String text = "a" + c;
    Check.equal("lower of " + (int) c, text.toLowerCase(Locale.ROOT), LangDoor.lower(text, ""));
    Check.equal("upper of " + (int) c, text.toUpperCase(Locale.ROOT), LangDoor.upper(text, ""));
  }

  private static void builders() {
    StringBuilder expected = new StringBuilder();
    twin.java.lang.StringBuilder actual = new twin.java.lang.StringBuilder();
    StringBuffer expectedBuffer = new StringBuffer("x");
    twin.java.lang.StringBuffer actualBuffer = new twin.java.lang.StringBuffer("x");
    for (int i = 0; i < 30; i++) {
      step(expected, actual);
      int op = random.nextInt(4);
      String text = text();
      int n = random.nextInt(expectedBuffer.length() + 3) - 1;
      Check.same("buffer " + op, () -> change(expectedBuffer, op, text, n), () -> change(actualBuffer, op, text, n));
    }
  }

  private static String change(StringBuffer buffer, int op, String text, int n) {
    if (op == 0) buffer.append(text).append(n);
    else if (op == 1) buffer.insert(n, text);
    else if (op == 2) buffer.delete(n, n + 2);
    else buffer.reverse().append(buffer);
    if (buffer.length() > 200) buffer.setLength(10);
    return buffer.toString();
  }

  private static String change(twin.java.lang.StringBuffer buffer, int op, String text, int n) {
    if (op == 0) buffer.append(text).append(n);
    else if (op == 1) buffer.insert(n, text);
    else if (op == 2) buffer.delete(n, n + 2);
    else buffer.reverse().append(buffer);
    if (buffer.length() > 200) buffer.setLength(10);
    return buffer.toString();
  }

  private static void step(StringBuilder e, twin.java.lang.StringBuilder a) {
    String text = random.nextInt(20) == 0 ? null : text();
    char[] chars = text().toCharArray();
    int m = random.nextInt(e.length() + 3) - 1;
    int n = random.nextInt(e.length() + 3) - 1;
    int x = random.nextInt(chars.length + 3) - 1;
    int y = random.nextInt(chars.length + 3) - 1;
    int number = random.nextInt() >> random.nextInt(32);
    switch (random.nextInt(30)) {
      case 0: Check.same("append", () -> e.append(text).toString(), () -> a.append(text).toString()); break;
      case 1: Check.same("append", () -> e.append((Object) text).toString(), () -> a.append((Object) text).toString()); break;
      case 2: Check.same("append", () -> e.append((CharSequence) text).toString(), () -> a.append((CharSequence) text).toString()); break;
      case 3: Check.same("append", () -> e.append((CharSequence) text, x, y).toString(), () -> a.append((CharSequence) text, x, y).toString()); break;
      case 4: Check.same("append", () -> e.append(chars).toString(), () -> a.append(chars).toString()); break;
      case 5: Check.same("append " + x + " " + y, () -> e.append(chars, x, y).toString(), () -> a.append(chars, x, y).toString()); break;
      case 6: Check.same("append", () -> e.append(number).append((long) number * number).toString(),
          () -> a.append(number).append((long) number * number).toString()); break;
      case 7: Check.same("append", () -> e.append(number % 2 == 0).append(1.5f).append(0.1).append('c').toString(),
          () -> a.append(number % 2 == 0).append(1.5f).append(0.1).append('c').toString()); break;
      case 8: Check.same("appendCodePoint", () -> e.appendCodePoint(number & 0x1fffff).toString(),
          () -> a.appendCodePoint(number & 0x1fffff).toString()); break;
      case 9: Check.same("insert", () -> e.insert(m, text).toString(), () -> a.insert(m, text).toString()); break;
      case 10: Check.same("insert", () -> e.insert(m, chars).toString(), () -> a.insert(m, chars).toString()); break;
      case 11: Check.same("insert", () -> e.insert(m, chars, x, y).toString(), () -> a.insert(m, chars, x, y).toString()); break;
      case 12: Check.same("insert", () -> e.insert(m, (CharSequence) text, x, y).toString(),
          () -> a.insert(m, (CharSequence) text, x, y).toString()); break;
      case 13: Check.same("insert", () -> e.insert(m, number).insert(m, 'q').insert(m, true).toString(),
          () -> a.insert(m, number).insert(m, 'q').insert(m, true).toString()); break;
      case 14: Check.same("delete " + m + " " + n, () -> e.delete(m, n).toString(), () -> a.delete(m, n).toString()); break;
      case 15: Check.same("deleteCharAt", () -> e.deleteCharAt(m).toString(), () -> a.deleteCharAt(m).toString()); break;
      case 16: Check.same("replace " + m + " " + n, () -> e.replace(m, n, text).toString(), () -> a.replace(m, n, text).toString()); break;
      case 17: Check.same("reverse", () -> e.reverse().toString(), () -> a.reverse().toString()); break;
      case 18: Check.same("setLength", () -> { e.setLength(m); return e.toString(); }, () -> { a.setLength(m); return a.toString(); }); break;
      case 19: Check.same("setCharAt", () -> { e.setCharAt(m, 'Z'); return e.toString(); }, () -> { a.setCharAt(m, 'Z'); return a.toString(); }); break;
      case 20: Check.same("substring", () -> e.substring(m, n) + e.substring(m), () -> a.substring(m, n) + a.substring(m)); break;
      case 21: Check.same("subSequence", () -> e.subSequence(m, n), () -> a.subSequence(m, n)); break;
      case 22: Check.same("indexOf", () -> e.indexOf("a", m) + e.lastIndexOf("a", m) + e.lastIndexOf(text),
          () -> a.indexOf("a", m) + a.lastIndexOf("a", m) + a.lastIndexOf(text)); break;
      case 23: Check.same("charAt", () -> e.charAt(m), () -> a.charAt(m)); break;
      case 24: Check.same("codePoints", () -> e.codePoints().boxed().collect(Collectors.toList()),
          () -> a.codePoints().boxed().collect(Collectors.toList())); break;
      case 25: Check.same("codePointAt", () -> e.codePointAt(m) + e.codePointBefore(n), () -> a.codePointAt(m) + a.codePointBefore(n)); break;
      case 26: Check.same("codePointCount", () -> e.codePointCount(m, n), () -> a.codePointCount(m, n)); break;
      case 27: Check.same("offsetByCodePoints", () -> e.offsetByCodePoints(m, x), () -> a.offsetByCodePoints(m, x)); break;
      case 28: Check.same("getChars", () -> { char[] t = new char[10]; e.getChars(m, n, t, x); return t; },
          () -> { char[] t = new char[10]; a.getChars(m, n, t, x); return t; }); break;
      default: Check.same("ensureCapacity", () -> { e.ensureCapacity(m + 20); e.trimToSize(); e.append(text); return e.capacity(); },
          () -> { a.ensureCapacity(m + 20); a.trimToSize(); a.append(text); return a.capacity(); });
    }
    Check.equal("text", e.toString(), a.toString());
    Check.equal("length", e.length(), a.length());
    if (e.length() > 150) {
      e.setLength(5);
      a.setLength(5);
    }
  }
}

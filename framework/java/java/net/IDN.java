package java.net;

import java.util.Locale;

/** Host names beyond ASCII, by Punycode; without the tables of Nameprep, only lower case. */
public final class IDN {
  public static final int ALLOW_UNASSIGNED = 1;
  public static final int USE_STD3_ASCII_RULES = 2;

  private IDN() {}

  public static String toASCII(String name) {
    return toASCII(name, 0);
  }

  public static String toASCII(String name, int flags) {
    StringBuilder result = new StringBuilder();
    String[] labels = name.replace('\u3002', '.').replace('\uff0e', '.').replace('\uff61', '.').split("\\.", -1);
    for (int i = 0; i < labels.length; i++) {
      if (i > 0) result.append('.');
      if (labels[i].isEmpty() && i < labels.length - 1 && labels.length > 1) {
        throw new IllegalArgumentException("Empty label is not a legal name");
      }
      String label = isAscii(labels[i]) ? labels[i] : "xn--" + encode(labels[i].toLowerCase(Locale.ROOT));
      if (label.length() > 63) throw new IllegalArgumentException("The label in the input is too long");
      if ((flags & USE_STD3_ASCII_RULES) != 0) checkStd3(label);
      result.append(label);
    }
    return result.toString();
  }

  public static String toUnicode(String name) {
    return toUnicode(name, 0);
  }

  public static String toUnicode(String name, int flags) {
    StringBuilder result = new StringBuilder();
    String[] labels = name.split("\\.", -1);
    for (int i = 0; i < labels.length; i++) {
      if (i > 0) result.append('.');
      String label = labels[i];
      String decoded = label.regionMatches(true, 0, "xn--", 0, 4) ? decode(label.substring(4)) : null;
      result.append(decoded == null ? label : decoded);
    }
    return result.toString();
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) return false;
    }
    return true;
  }

  private static void checkStd3(String label) {
    for (int i = 0; i < label.length(); i++) {
      char c = label.charAt(i);
      boolean legal = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-';
      if (!legal) throw new IllegalArgumentException("Contains non-LDH ASCII characters");
    }
    if (label.startsWith("-") || label.endsWith("-")) {
      throw new IllegalArgumentException("Has leading or trailing hyphen");
    }
  }

  private static int adapt(int delta, int points, boolean first) {
    int d = first ? delta / 700 : delta / 2;
    d += d / points;
    int k = 0;
    while (d > 455) {
      d /= 35;
      k += 36;
    }
    return k + 36 * d / (d + 38);
  }

  private static int threshold(int k, int bias) {
    return k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
  }

  private static String encode(String label) {
    StringBuilder out = new StringBuilder();
    int[] points = label.codePoints().toArray();
    for (int point : points) {
      if (point < 0x80) out.append((char) point);
    }
    int basic = out.length();
    int done = basic;
    if (basic > 0) out.append('-');
    int n = 0x80;
    int delta = 0;
    int bias = 72;
    while (done < points.length) {
      int next = Integer.MAX_VALUE;
      for (int point : points) {
        if (point >= n && point < next) next = point;
      }
      delta += (next - n) * (done + 1);
      n = next;
      for (int point : points) {
        if (point < n) delta++;
        if (point != n) continue;
        int q = delta;
        for (int k = 36; ; k += 36) {
          int t = threshold(k, bias);
          if (q < t) break;
          out.append(digit(t + (q - t) % (36 - t)));
          q = (q - t) / (36 - t);
        }
        out.append(digit(q));
        bias = adapt(delta, done + 1, done == basic);
        delta = 0;
        done++;
      }
      delta++;
      n++;
    }
    return out.toString();
  }

  private static char digit(int value) {
    return (char) (value < 26 ? 'a' + value : '0' + value - 26);
  }

  /** The label that Punycode stands for; null if it is none. */
  private static String decode(String code) {
    int dash = code.lastIndexOf('-');
    StringBuilder out = new StringBuilder(dash < 0 ? "" : code.substring(0, dash));
    int count = out.length();
    int n = 0x80;
    int i = 0;
    int bias = 72;
    for (int at = dash + 1; at < code.length(); ) {
      int before = i;
      int weight = 1;
      for (int k = 36; ; k += 36) {
        if (at >= code.length()) return null;
        char c = Character.toLowerCase(code.charAt(at++));
        int value = c >= 'a' && c <= 'z' ? c - 'a' : c >= '0' && c <= '9' ? c - '0' + 26 : -1;
        if (value < 0) return null;
        i += value * weight;
        int t = threshold(k, bias);
        if (value < t) break;
        weight *= 36 - t;
      }
      bias = adapt(i - before, count + 1, before == 0);
      n += i / (count + 1);
      i %= count + 1;
      if (!Character.isValidCodePoint(n)) return null;
      out.insert(out.offsetByCodePoints(0, i), Character.toChars(n));
      count++;
      i++;
    }
    return out.toString();
  }
}

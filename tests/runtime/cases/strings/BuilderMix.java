package strings;

import static support.Tell.p;

import java.util.Random;

/** StringBuilder between narrow and wide characters, while it grows and shrinks. */
public class BuilderMix {
  public static void main(String[] args) {
    Random r = new Random(8);
    StringBuilder b = new StringBuilder();
    String model = "";
    for (int i = 0; i < 400; i++) {
      int at = model.isEmpty() ? 0 : r.nextInt(model.length() + 1);
      String piece = r.nextInt(5) == 0 ? "\u4e2d\u00e9" : r.nextInt(9) == 0 ? "\uD83D\uDE00" : "ab" + i % 10;
      switch (r.nextInt(7)) {
        case 0:
        case 1:
          b.append(piece);
          model += piece;
          break;
        case 2:
          b.insert(at, piece);
          model = model.substring(0, at) + piece + model.substring(at);
          break;
        case 3: {
          int to = Math.min(model.length(), at + 3);
          b.delete(at, to);
          model = model.substring(0, at) + model.substring(to);
          break;
        }
        case 4: {
          int to = Math.min(model.length(), at + 2);
          b.replace(at, to, piece);
          model = model.substring(0, at) + piece + model.substring(to);
          break;
        }
        case 5:
          if (at < model.length()) {
            b.setCharAt(at, '\u20ac');
            model = model.substring(0, at) + '\u20ac' + model.substring(at + 1);
          }
          break;
        default:
          if (at < model.length()) {
            b.deleteCharAt(at);
            model = model.substring(0, at) + model.substring(at + 1);
          }
      }
      if (!b.toString().equals(model)) p("differs at", i);
      if (i % 50 == 0) p(i, b.length(), model.hashCode(), b.indexOf("ab"), b.lastIndexOf("\u4e2d"));
    }
    b.setLength(20);
    b.append(Integer.MIN_VALUE).append(1e100).append(true).append((Object) null).append(new char[] {'\u0416'});
    p(b.length(), b.substring(20), b.reverse().toString().hashCode());
    b.trimToSize();
    b.ensureCapacity(1000);
    p(b.capacity() >= 1000, b.length(), b.codePointAt(0) >= 0);
    b.setLength(0);
    for (char c = 0xf0; c < 0x110; c++) b.append(c);
    p(b.toString().hashCode(), b.charAt(15) == 0xff, b.charAt(16) == 0x100, b.chars().sum());
    StringBuffer sb = new StringBuffer("\u00e9");
    sb.append(sb).append(sb).insert(2, 5).replace(0, 1, "").setLength(3);
    p(sb, sb.equals(new StringBuffer(sb)), sb.toString().equals(new StringBuffer(sb).toString()));
  }
}

package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Strings to bytes and back in UTF-8, UTF-16, Latin-1 and ASCII, with characters that do not fit and broken bytes. */
public class Encoding {
  static String hex(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (byte b : bytes) text.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    return text.toString();
  }

  static String points(String s) {
    StringBuilder text = new StringBuilder();
    for (char c : s.toCharArray()) text.append(Integer.toHexString(c)).append('.');
    return text.toString();
  }

  static byte[] bytes(int... values) {
    byte[] result = new byte[values.length];
    for (int i = 0; i < values.length; i++) result[i] = (byte) values[i];
    return result;
  }

  public static void main(String[] args) throws UnsupportedEncodingException {
    Charset[] sets = {StandardCharsets.UTF_8, StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1,
        StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE};
    for (String s : new String[] {"", "abc", "\u00e9\u00ff\u0080", "\u20ac\u4e2d", "\uD83D\uDE00", "a\uD83Db", "\uDE00",
             "\0\u07ff\u0800\uffff"}) {
      for (Charset set : sets)
        System.out.print(hex(s.getBytes(set)) + " " + s.equals(new String(s.getBytes(set), set)) + "; ");
      System.out.println();
    }
    byte[][] broken = {bytes(0xc3), bytes(0xc3, 0x28), bytes(0xe2, 0x82), bytes(0xe2, 0x28, 0xa1),
        bytes(0xf0, 0x9f, 0x98), bytes(0xf8, 0x88, 0x80), bytes(0xc0, 0x80), bytes(0xed, 0xa0, 0x80),
        bytes(0xf4, 0x90, 0x80, 0x80), bytes(0x80, 0x41), bytes(0xff, 0xfe, 0x41), bytes(0x41, 0xe2, 0x41, 0xac),
        bytes(0xf0, 0x82, 0x82, 0xac)};
    for (byte[] data : broken)
      p(hex(data), points(new String(data, StandardCharsets.UTF_8)), points(new String(data, "US-ASCII")),
          points(new String(data, "ISO-8859-1")));
    p(points(new String(bytes(0xfe, 0xff, 0, 0x41), "UTF-16")),
        points(new String(bytes(0xff, 0xfe, 0x41, 0), "UTF-16")), points(new String(bytes(0, 0x41), "UTF-16")),
        points(new String(bytes(0x41, 0, 0x42), "UTF-16LE")),
        points(new String(bytes(0xd8, 0x3d, 0, 0x41), "UTF-16BE")));
    p(thrown(() -> "a".getBytes("no-such")), thrown(() -> Charset.forName("no such")),
        thrown(() -> Charset.forName("x-nothing")), Charset.forName("utf8"), Charset.forName("latin1"),
        Charset.isSupported("UTF-16"));
    p(new String(bytes(0x41, 0x42, 0x43, 0x44), 1, 2, "UTF-8"), thrown(() -> new String(bytes(1), 0, 2, "UTF-8")),
        "x".getBytes().length, Charset.defaultCharset(), StandardCharsets.UTF_8.aliases().contains("UTF8"));
  }
}

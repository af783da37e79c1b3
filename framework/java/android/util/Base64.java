package android.util;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Bytes as letters. */
public class Base64 {
  public static final int DEFAULT = 0;
  public static final int NO_PADDING = 1;
  public static final int NO_WRAP = 2;
  public static final int CRLF = 4;
  public static final int URL_SAFE = 8;
  public static final int NO_CLOSE = 16;

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final int GROUPS_PER_LINE = 19;
  private static final int SKIP = -1, PADDING = -2;

  private Base64() {}

  public static byte[] decode(String str, int flags) {
    return decode(str.getBytes(StandardCharsets.UTF_8), flags);
  }

  public static byte[] decode(byte[] input, int flags) {
    return decode(input, 0, input.length, flags);
  }

  /** What is no letter is left out. Padding may be missing, but nothing may follow it. */
  public static byte[] decode(byte[] input, int offset, int len, int flags) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    int bits = 0;
    int letters = 0;
    int padding = 0;
    for (int i = offset; i < offset + len; i++) {
      int value = valueOf(input[i], (flags & URL_SAFE) != 0);
      if (value == SKIP) continue;
      if (value == PADDING) {
        padding++;
        continue;
      }
      if (padding > 0) throw new IllegalArgumentException("bad base-64");
      bits = bits << 6 | value;
      if (++letters % 4 == 0) write(output, bits, 3);
    }
    finish(output, bits, letters % 4, padding);
    return output.toByteArray();
  }

  private static void finish(ByteArrayOutputStream output, int bits, int letters, int padding) {
    if (letters == 1 || padding > 0 && letters + padding != 4) throw new IllegalArgumentException("bad base-64");
    if (letters == 2) write(output, bits << 12, 1);
    if (letters == 3) write(output, bits << 6, 2);
  }

  private static void write(ByteArrayOutputStream output, int bits, int count) {
    for (int i = 0; i < count; i++) output.write(bits >> 16 - 8 * i);
  }

  private static int valueOf(byte letter, boolean urlSafe) {
    int value = LETTERS.indexOf((char) letter);
    if (value >= 0) return value;
    if (letter == (urlSafe ? '-' : '+')) return 62;
    if (letter == (urlSafe ? '_' : '/')) return 63;
    return letter == '=' ? PADDING : SKIP;
  }

  public static String encodeToString(byte[] input, int flags) {
    return new String(encode(input, flags), StandardCharsets.US_ASCII);
  }

  public static String encodeToString(byte[] input, int offset, int len, int flags) {
    return new String(encode(input, offset, len, flags), StandardCharsets.US_ASCII);
  }

  public static byte[] encode(byte[] input, int flags) {
    return encode(input, 0, input.length, flags);
  }

  public static byte[] encode(byte[] input, int offset, int len, int flags) {
    String letters = LETTERS + ((flags & URL_SAFE) != 0 ? "-_" : "+/");
    StringBuilder text = new StringBuilder();
    String line = (flags & NO_WRAP) != 0 ? "" : (flags & CRLF) != 0 ? "\r\n" : "\n";
    for (int i = 0; i < len; i += 3) {
      int count = Math.min(3, len - i);
      int bits = 0;
      for (int j = 0; j < 3; j++) bits = bits << 8 | (j < count ? input[offset + i + j] & 0xff : 0);
      for (int j = 0; j < 4; j++) {
        if (j <= count) text.append(letters.charAt(bits >> 18 - 6 * j & 63));
        else if ((flags & NO_PADDING) == 0) text.append('=');
      }
      if (i / 3 % GROUPS_PER_LINE == GROUPS_PER_LINE - 1 || i + 3 >= len) text.append(line);
    }
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }
}

package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Undoes {@link URLEncoder}. */
public class URLDecoder {
  public URLDecoder() {}

  @Deprecated
  public static String decode(String text) {
    return decode(text, StandardCharsets.UTF_8);
  }

  public static String decode(String text, String charset) throws UnsupportedEncodingException {
    if (charset.isEmpty()) throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
    return decode(text, Charset.named(charset));
  }

  public static String decode(String text, Charset charset) {
    if (charset == null) throw new NullPointerException("Charset");
    StringBuilder result = new StringBuilder(text.length());
    byte[] bytes = new byte[text.length() / 3];
    for (int i = 0; i < text.length(); ) {
      char c = text.charAt(i);
      if (c != '%') {
        result.append(c == '+' ? ' ' : c);
        i++;
        continue;
      }
      int count = 0;
      while (i + 2 < text.length() && text.charAt(i) == '%') {
        int value;
        try {
          value = Integer.parseInt(text.substring(i + 1, i + 3), 16);
        } catch (NumberFormatException e) {
          throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - "
              + e.getMessage());
        }
        if (value < 0) {
          throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - negative");
        }
        bytes[count++] = (byte) value;
        i += 3;
      }
      if (i < text.length() && text.charAt(i) == '%') {
        throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
      }
      result.append(charset.toText(bytes, 0, count));
    }
    return result.toString();
  }
}

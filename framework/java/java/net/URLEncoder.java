package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Encodes text for HTML forms: spaces as plus signs, most else as bytes in hexadecimal. */
public class URLEncoder {
  private URLEncoder() {}

  @Deprecated
  public static String encode(String text) {
    return encode(text, StandardCharsets.UTF_8);
  }

  public static String encode(String text, String charset) throws UnsupportedEncodingException {
    return encode(text, Charset.named(charset));
  }

  private static boolean isSafe(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
        || c == '-' || c == '_' || c == '.' || c == '*';
  }

  public static String encode(String text, Charset charset) {
    if (charset == null) throw new NullPointerException("charset");
    StringBuilder result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      char c = text.charAt(i);
      if (isSafe(c) || c == ' ') {
        result.append(c == ' ' ? '+' : c);
        i++;
        continue;
      }
      int start = i;
      while (i < text.length() && !isSafe(text.charAt(i)) && text.charAt(i) != ' ') i++;
      for (byte b : charset.toBytes(text.substring(start, i))) {
        result.append('%').append("0123456789ABCDEF".charAt(b >> 4 & 15)).append("0123456789ABCDEF".charAt(b & 15));
      }
    }
    return result.toString();
  }
}

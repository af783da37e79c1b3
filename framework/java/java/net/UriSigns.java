package java.net;

import java.nio.charset.StandardCharsets;

/** The signs that a part of a URI is made of. Where a part may be escaped, its escapes and what is beyond ASCII belong to it, too. */
final class UriSigns {
  private static final String DIGITS = "0123456789";
  private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" + DIGITS;
  private static final String MARKED = PLAIN + "-_.!~*'()";

  static final UriSigns SCHEME = new UriSigns(PLAIN + "+-.", false);
  static final UriSigns PORT = new UriSigns(DIGITS, false);
  /** Of a part of a host's name, with the underscores that Android lets pass. */
  static final UriSigns LABEL = new UriSigns(PLAIN + "-_", false);
  static final UriSigns ZONE = new UriSigns(PLAIN + "_.", false);
  static final UriSigns USER = new UriSigns(MARKED + ";:&=+$,", true);
  static final UriSigns NAME = new UriSigns(MARKED + ";:@&=+$,", true);
  static final UriSigns AUTHORITY = new UriSigns(MARKED + ";:@&=+$,[]", true);
  /** Of an authority that holds an IPv6 address, perhaps with a percent sign before its zone. */
  static final UriSigns ADDRESSED = new UriSigns(MARKED + ";:@&=+$,[]%", true);
  static final UriSigns PATH = new UriSigns(MARKED + ":@&=+$,;/", true);
  static final UriSigns ANY = new UriSigns(MARKED + ";/?:@&=+$,[]", true);

  private final boolean[] ascii = new boolean[128];
  final boolean escapable;

  private UriSigns(String signs, boolean escapable) {
    for (char sign : signs.toCharArray()) ascii[sign] = true;
    this.escapable = escapable;
  }

  boolean has(char sign) {
    return sign < ascii.length ? ascii[sign] : escapable && !Character.isISOControl(sign) && !Character.isSpaceChar(sign);
  }

  /** Where the first sign stands, between the two places, that may not be there: perhaps an escape that is none. */
  int stray(String text, int from, int to) {
    int at = from;
    while (at < to) {
      if (has(text.charAt(at))) at++;
      else if (escapable && isEscape(text, at, to)) at += 3;
      else break;
    }
    return at;
  }

  private static boolean isEscape(String text, int at, int to) {
    return text.charAt(at) == '%' && at + 2 < to && nibble(text, at + 1) >= 0 && nibble(text, at + 2) >= 0;
  }

  private static int nibble(String text, int at) {
    char digit = text.charAt(at);
    return digit < 128 ? Character.digit(digit, 16) : -1;
  }

  /** The text with all that may not be there escaped. A percent sign is one of those, even where it begins an escape. */
  String quoted(String text) {
    StringBuilder result = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); at++) {
      if (has(text.charAt(at))) result.append(text.charAt(at));
      else escape(text.substring(at, at + 1), result);
    }
    return result.toString();
  }

  /** As {@code quoted}, but an IPv6 address that follows such a start, with the brackets around it, stays as it is. */
  String quotedBehindAddress(String start, String text) {
    int end = text.startsWith(start + "[") ? text.indexOf(']') + 1 : 0;
    boolean address = end > 0 && text.indexOf(':') >= 0;
    return address ? text.substring(0, end) + quoted(text.substring(end)) : quoted(text);
  }

  /** All that is beyond ASCII escaped. The text is not brought to its normal form first. */
  static String ascii(String text) {
    StringBuilder result = new StringBuilder(text.length());
    for (int at = 0, next; at < text.length(); at = next) {
      next = text.offsetByCodePoints(at, 1);
      if (text.charAt(at) < 128) result.append(text.charAt(at));
      else escape(text.substring(at, next), result);
    }
    return result.toString();
  }

  private static void escape(String signs, StringBuilder result) {
    for (byte octet : StandardCharsets.UTF_8.toBytes(signs)) {
      String digits = Integer.toHexString(octet & 0xff | 0x100).toUpperCase();
      result.append('%').append(digits, 1, 3);
    }
  }

  /** The text that was escaped; null stays null. With {@code addresses}, percent signs in brackets stay: they begin a zone. */
  static String unescaped(String text, boolean addresses) {
    if (text == null) return null;
    StringBuilder result = new StringBuilder(text.length());
    int at = 0;
    for (int escape = text.indexOf('%'); escape >= 0; escape = text.indexOf('%', at)) {
      result.append(text, at, escape);
      at = addresses && text.lastIndexOf('[', escape) > text.lastIndexOf(']', escape)
          ? keepSign(text, escape, result) : decodeRun(text, escape, result);
    }
    return result.append(text, at, text.length()).toString();
  }

  private static int keepSign(String text, int at, StringBuilder result) {
    result.append(text.charAt(at));
    return at + 1;
  }

  /** Escapes that follow each other are decoded together: a character may have several. Returns where they end. */
  private static int decodeRun(String text, int from, StringBuilder result) {
    int end = from;
    while (text.startsWith("%", end)) end += 3;
    byte[] octets = new byte[(end - from) / 3];
    for (int i = 0; i < octets.length; i++) {
      octets[i] = (byte) (nibble(text, from + 3 * i + 1) << 4 | nibble(text, from + 3 * i + 2));
    }
    result.append(StandardCharsets.UTF_8.toText(octets, 0, octets.length));
    return end;
  }
}

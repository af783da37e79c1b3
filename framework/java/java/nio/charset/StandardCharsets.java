package java.nio.charset;

/** The charsets that exist everywhere. */
public final class StandardCharsets {
  public static final Charset US_ASCII = StandardCharset.ALL[0];
  public static final Charset ISO_8859_1 = StandardCharset.ALL[1];
  public static final Charset UTF_8 = StandardCharset.ALL[2];
  public static final Charset UTF_16BE = StandardCharset.ALL[3];
  public static final Charset UTF_16LE = StandardCharset.ALL[4];
  public static final Charset UTF_16 = StandardCharset.ALL[5];

  private StandardCharsets() {}
}

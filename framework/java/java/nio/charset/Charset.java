package java.nio.charset;

import antecede.Hidden;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** A way to write characters as bytes. There are those of {@link StandardCharset}, and no providers. */
public abstract class Charset implements Comparable<Charset> {
  private final String name;
  private final String[] aliases;

  protected Charset(String name, String[] aliases) {
    checkName(name);
    this.name = name;
    this.aliases = aliases == null ? new String[0] : aliases.clone();
    for (String alias : this.aliases) checkName(alias);
  }

  private static void checkName(String name) {
    boolean legal = name.length() > 0;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      legal &= letter || i > 0 && (c == '-' || c == '+' || c == ':' || c == '_' || c == '.');
    }
    if (!legal) throw new IllegalCharsetNameException(name);
  }

  private static Charset find(String name) {
    if (name == null) throw new IllegalArgumentException("Null charset name");
    for (Charset charset : StandardCharset.ALL) {
      if (charset.name.equals(name)) return charset;
    }
    checkName(name);
    for (Charset charset : StandardCharset.ALL) {
      if (charset.name.equalsIgnoreCase(name)) return charset;
      for (String alias : charset.aliases) {
        if (alias.equalsIgnoreCase(name)) return charset;
      }
    }
    return null;
  }

  public static boolean isSupported(String name) {
    return find(name) != null;
  }

  public static Charset forName(String name) {
    Charset charset = find(name);
    if (charset == null) throw new UnsupportedCharsetException(name);
    return charset;
  }

  /** As {@link #forName}, with the exceptions of java.io. */
  @Hidden
  public static Charset named(String name) throws UnsupportedEncodingException {
    if (name == null) throw new NullPointerException("charsetName");
    try {
      return forName(name);
    } catch (IllegalArgumentException e) {
      throw new UnsupportedEncodingException(name);
    }
  }

  public static Charset defaultCharset() {
    return StandardCharsets.UTF_8;
  }

  public static SortedMap<String, Charset> availableCharsets() {
    TreeMap<String, Charset> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Charset charset : StandardCharset.ALL) all.put(charset.name, charset);
    return Collections.unmodifiableSortedMap(all);
  }

  public final String name() {
    return name;
  }

  public final Set<String> aliases() {
    Set<String> set = new HashSet<>();
    for (String alias : aliases) set.add(alias);
    return Collections.unmodifiableSet(set);
  }

  public String displayName() {
    return name;
  }

  public final boolean isRegistered() {
    return !name.startsWith("X-") && !name.startsWith("x-");
  }

  public String displayName(Locale locale) {
    return name;
  }

  public abstract boolean contains(Charset other);

  public abstract CharsetDecoder newDecoder();

  public abstract CharsetEncoder newEncoder();

  public boolean canEncode() {
    return true;
  }

  public final CharBuffer decode(ByteBuffer bytes) {
    try {
      return newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE).decode(bytes);
    } catch (CharacterCodingException e) {
      throw new Error(e);
    }
  }

  public final ByteBuffer encode(CharBuffer chars) {
    try {
      return newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE).encode(chars);
    } catch (CharacterCodingException e) {
      throw new Error(e);
    }
  }

  public final ByteBuffer encode(String text) {
    return encode(CharBuffer.wrap(text));
  }

  /** The text that the bytes say; what is illegal is replaced. */
  @Hidden
  public final String toText(byte[] bytes, int offset, int count) {
    return decode(ByteBuffer.wrap(bytes, offset, count)).toString();
  }

  /** The bytes of a text; what cannot be expressed is replaced. */
  @Hidden
  public final byte[] toBytes(String text) {
    ByteBuffer encoded = encode(CharBuffer.wrap(text.toCharArray()));
    byte[] bytes = new byte[encoded.remaining()];
    encoded.get(bytes);
    return bytes;
  }

  @Override
  public final int compareTo(Charset other) {
    return name.compareToIgnoreCase(other.name);
  }

  @Override
  public final int hashCode() {
    return name.hashCode();
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof Charset && name.equals(((Charset) other).name);
  }

  @Override
  public final String toString() {
    return name;
  }
}

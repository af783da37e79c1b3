package antecede;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;

/** Reads and writes the encoding of keys and certificates (ASN.1 DER). */
public final class Der {
  public static final int INTEGER = 2, BITS = 3, OCTETS = 4, NULL = 5, OBJECT = 6, SEQUENCE = 0x30, SET = 0x31;

  private final byte[] bytes;
  private int at;
  private final int end;

  public Der(byte[] bytes) {
    this(bytes, 0, bytes.length);
  }

  private Der(byte[] bytes, int at, int end) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  public boolean hasNext() {
    return at < end;
  }

  /** The tag of the next element, -1 at the end. */
  public int tag() {
    return at < end ? bytes[at] & 0xff : -1;
  }

  /** Where the content of the next element begins; {@code at} moves there. */
  private int enterLength(int tag) throws IOException {
    if (tag() != tag || end - at < 2) throw new IOException("DER: expected tag " + tag + ", found " + tag());
    int length = bytes[at + 1] & 0xff;
    at += 2;
    if (length >= 0x80) {
      int count = length & 0x7f;
      if (count > 4 || count > end - at) throw new IOException("DER: bad length");
      length = 0;
      for (int i = 0; i < count; i++) length = length << 8 | bytes[at++] & 0xff;
    }
    if (length < 0 || length > end - at) throw new IOException("DER: bad length");
    return length;
  }

  /** The next element as a reader of its parts. */
  public Der enter(int tag) throws IOException {
    int length = enterLength(tag);
    Der inner = new Der(bytes, at, at + length);
    at += length;
    return inner;
  }

  public byte[] content(int tag) throws IOException {
    int length = enterLength(tag);
    at += length;
    return Arrays.copyOfRange(bytes, at - length, at);
  }

  /** The next element, whatever it is, with its tag and length. */
  public byte[] whole() throws IOException {
    int start = at;
    int length = enterLength(tag());
    at += length;
    return Arrays.copyOfRange(bytes, start, at);
  }

  public BigInteger integer() throws IOException {
    return new BigInteger(content(INTEGER));
  }

  public byte[] bits() throws IOException {
    byte[] content = content(BITS);
    return content.length == 0 ? content : Arrays.copyOfRange(content, 1, content.length);
  }

  public String objectId() throws IOException {
    byte[] content = content(OBJECT);
    StringBuilder text = new StringBuilder();
    long value = 0;
    for (byte b : content) {
      value = value << 7 | b & 0x7f;
      if (b < 0) continue;
      if (text.length() == 0) {
        long first = Math.min(value / 40, 2);
        text.append(first).append('.').append(value - first * 40);
      } else {
        text.append('.').append(value);
      }
      value = 0;
    }
    return text.toString();
  }

  public static byte[] encode(int tag, byte[]... parts) {
    int length = 0;
    for (byte[] part : parts) length += part.length;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(tag);
    if (length < 0x80) {
      out.write(length);
    } else {
      int count = length < 0x100 ? 1 : length < 0x10000 ? 2 : length < 0x1000000 ? 3 : 4;
      out.write(0x80 | count);
      for (int i = count - 1; i >= 0; i--) out.write(length >> 8 * i);
    }
    for (byte[] part : parts) out.write(part, 0, part.length);
    return out.toByteArray();
  }

  public static byte[] sequence(byte[]... parts) {
    return encode(SEQUENCE, parts);
  }

  public static byte[] integer(BigInteger value) {
    return encode(INTEGER, value.toByteArray());
  }

  public static byte[] bits(byte[] value) {
    return encode(BITS, new byte[1], value);
  }

  public static byte[] objectId(String text) {
    String[] numbers = text.split("\\.");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 1; i < numbers.length; i++) {
      long value = Long.parseLong(numbers[i]) + (i == 1 ? 40 * Long.parseLong(numbers[0]) : 0);
      int shift = 0;
      while (value >>> shift + 7 != 0) shift += 7;
      for (; shift > 0; shift -= 7) out.write((int) (value >>> shift) & 0x7f | 0x80);
      out.write((int) value & 0x7f);
    }
    return encode(OBJECT, out.toByteArray());
  }
}

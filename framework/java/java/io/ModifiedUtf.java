package java.io;

/** The UTF-8 of DataInput and DataOutput: zero takes two bytes, surrogates three each. */
final class ModifiedUtf {
  private ModifiedUtf() {}

  static String decode(byte[] bytes, int offset, int count) throws UTFDataFormatException {
    char[] chars = new char[count];
    int length = 0;
    int end = offset + count;
    for (int i = offset; i < end; ) {
      int a = bytes[i] & 0xff;
      if (a < 0x80) {
        chars[length++] = (char) a;
        i++;
      } else if (a >> 5 == 6) {
        chars[length++] = (char) ((a & 0x1f) << 6 | tail(bytes, i + 1, end));
        i += 2;
      } else if (a >> 4 == 14) {
        if (i + 3 > end) throw new UTFDataFormatException("malformed input: partial character at end");
        chars[length++] = (char) ((a & 0x0f) << 12 | tail(bytes, i + 1, end) << 6 | tail(bytes, i + 2, end));
        i += 3;
      } else {
        throw new UTFDataFormatException("malformed input around byte " + (i - offset));
      }
    }
    return new String(chars, 0, length);
  }

  private static int tail(byte[] bytes, int at, int end) throws UTFDataFormatException {
    if (at >= end) throw new UTFDataFormatException("malformed input: partial character at end");
    if ((bytes[at] & 0xc0) != 0x80) throw new UTFDataFormatException("malformed input around byte " + at);
    return bytes[at] & 0x3f;
  }

  static long size(String text) {
    long size = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      size += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
    }
    return size;
  }

  /** Encodes the text from position {@code at} of the array on. */
  static void encode(String text, byte[] bytes, int at) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != 0 && c < 0x80) {
        bytes[at++] = (byte) c;
      } else if (c < 0x800) {
        bytes[at++] = (byte) (0xc0 | c >> 6);
        bytes[at++] = (byte) (0x80 | c & 0x3f);
      } else {
        bytes[at++] = (byte) (0xe0 | c >> 12);
        bytes[at++] = (byte) (0x80 | c >> 6 & 0x3f);
        bytes[at++] = (byte) (0x80 | c & 0x3f);
      }
    }
  }

  /** Length (two bytes) and text, as writeUTF wants it. */
  static byte[] withLength(String text) throws UTFDataFormatException {
    long size = size(text);
    if (size > 65535) {
      String start = text.substring(0, 8);
      String end = text.substring(text.length() - 8);
      throw new UTFDataFormatException("encoded string (" + start + "..." + end + ") too long: " + size + " bytes");
    }
    byte[] bytes = new byte[(int) size + 2];
    bytes[0] = (byte) (size >> 8);
    bytes[1] = (byte) size;
    encode(text, bytes, 2);
    return bytes;
  }
}

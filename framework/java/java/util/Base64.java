package java.util;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Encoders and decoders of Base64: basic, URL-safe and MIME. */
public class Base64 {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final Encoder BASIC = new Encoder(LETTERS + "+/", -1, null, true);
  private static final Encoder URL = new Encoder(LETTERS + "-_", -1, null, true);
  private static final Encoder MIME = new Encoder(LETTERS + "+/", 76, new byte[] {'\r', '\n'}, true);
  private static final Decoder BASIC_DECODER = new Decoder(LETTERS + "+/", false);
  private static final Decoder URL_DECODER = new Decoder(LETTERS + "-_", false);
  private static final Decoder MIME_DECODER = new Decoder(LETTERS + "+/", true);

  private Base64() {}

  public static Encoder getEncoder() {
    return BASIC;
  }

  public static Encoder getUrlEncoder() {
    return URL;
  }

  public static Encoder getMimeEncoder() {
    return MIME;
  }

  public static Encoder getMimeEncoder(int lineLength, byte[] lineSeparator) {
    Objects.requireNonNull(lineSeparator);
    for (byte b : lineSeparator) {
      if (b == '=' || b >= 0 && (LETTERS + "+/").indexOf(b) >= 0) {
        throw new IllegalArgumentException("Illegal base64 line separator character 0x" + Integer.toString(b, 16));
      }
    }
    int length = lineLength & ~3;
    return length <= 0 ? BASIC : new Encoder(LETTERS + "+/", length, lineSeparator, true);
  }

  public static Decoder getDecoder() {
    return BASIC_DECODER;
  }

  public static Decoder getUrlDecoder() {
    return URL_DECODER;
  }

  public static Decoder getMimeDecoder() {
    return MIME_DECODER;
  }

  /** Turns bytes into Base64. */
  public static class Encoder {
    private final String alphabet;
    private final int lineLength;
    private final byte[] separator;
    private final boolean padding;

    private Encoder(String alphabet, int lineLength, byte[] separator, boolean padding) {
      this.alphabet = alphabet;
      this.lineLength = lineLength;
      this.separator = separator;
      this.padding = padding;
    }

    private int encodedLength(int count) {
      int length = padding ? (count + 2) / 3 * 4 : (count * 4 + 2) / 3;
      if (lineLength > 0 && length > 0) length += (length - 1) / lineLength * separator.length;
      return length;
    }

    public byte[] encode(byte[] src) {
      byte[] result = new byte[encodedLength(src.length)];
      encodeTo(src, result);
      return result;
    }

    public int encode(byte[] src, byte[] dst) {
      if (dst.length < encodedLength(src.length)) {
        throw new IllegalArgumentException("Output byte array is too small for encoding all input bytes");
      }
      return encodeTo(src, dst);
    }

    private int encodeTo(byte[] src, byte[] dst) {
      int to = 0, column = 0;
      for (int from = 0; from < src.length; from += 3) {
        if (lineLength > 0 && column == lineLength) {
          for (byte b : separator) dst[to++] = b;
          column = 0;
        }
        int left = src.length - from;
        int bits = (src[from] & 0xff) << 16 | (left > 1 ? (src[from + 1] & 0xff) << 8 : 0)
            | (left > 2 ? src[from + 2] & 0xff : 0);
        for (int i = 0; i < 4; i++) {
          if (i <= left) dst[to++] = (byte) alphabet.charAt(bits >> (18 - 6 * i) & 63);
          else if (padding) dst[to++] = '=';
        }
        column += 4;
      }
      return to;
    }

    public String encodeToString(byte[] src) {
      return new String(encode(src), StandardCharsets.ISO_8859_1);
    }

    public ByteBuffer encode(ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.get(bytes);
      return ByteBuffer.wrap(encode(bytes));
    }

    public OutputStream wrap(OutputStream os) {
      Objects.requireNonNull(os);
      return new EncodingStream(this, os);
    }

    public Encoder withoutPadding() {
      return padding ? new Encoder(alphabet, lineLength, separator, false) : this;
    }
  }

  /** Encodes what is written, in whole lines or groups of three bytes. */
  private static final class EncodingStream extends FilterOutputStream {
    private final Encoder encoder;
    private final byte[] group;
    private int count;
    private boolean first = true;
    private boolean closed;

    EncodingStream(Encoder encoder, OutputStream out) {
      super(out);
      this.encoder = encoder;
      group = new byte[encoder.lineLength > 0 ? encoder.lineLength / 4 * 3 : 3];
    }

    @Override
    public void write(int b) throws IOException {
      if (closed) throw new IOException("Stream is closed");
      group[count++] = (byte) b;
      if (count == group.length) flushGroup();
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
      if (closed) throw new IOException("Stream is closed");
      if (off < 0 || len < 0 || len > b.length - off) throw new ArrayIndexOutOfBoundsException();
      for (int i = 0; i < len; i++) write(b[off + i]);
    }

    private void flushGroup() throws IOException {
      if (count == 0) return;
      if (encoder.lineLength > 0 && !first) out.write(encoder.separator);
      first = false;
      out.write(encoder.encode(Arrays.copyOf(group, count)));
      count = 0;
    }

    @Override
    public void close() throws IOException {
      if (closed) return;
      flushGroup();
      closed = true;
      out.close();
    }
  }

  /** Turns Base64 into bytes. */
  public static class Decoder {
    private final byte[] values = new byte[256];
    private final boolean lenient;

    private Decoder(String alphabet, boolean lenient) {
      Arrays.fill(values, (byte) -1);
      for (int i = 0; i < 64; i++) values[alphabet.charAt(i)] = (byte) i;
      this.lenient = lenient;
    }

    public byte[] decode(byte[] src) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      int bits = 0, count = 0, at = 0;
      while (at < src.length) {
        int c = src[at++] & 0xff;
        if (c == '=') {
          at = checkPadding(src, at, count);
          break;
        }
        if (values[c] < 0) {
          if (lenient) continue;
          throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(c, 16));
        }
        bits = bits << 6 | values[c];
        if (++count == 4) {
          out.write(bits >> 16);
          out.write(bits >> 8);
          out.write(bits);
          bits = count = 0;
        }
      }
      if (count == 1) throw new IllegalArgumentException("Last unit does not have enough valid bits");
      if (count >= 2) out.write(count == 2 ? bits >> 4 : bits >> 10);
      if (count == 3) out.write(bits >> 2);
      while (at < src.length) {
        int c = src[at++] & 0xff;
        if (!lenient || values[c] >= 0) {
          throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + at);
        }
      }
      return out.toByteArray();
    }

    /** After a '=': the second one must follow where two are due. Returns where the padding ends. */
    private int checkPadding(byte[] src, int at, int count) {
      boolean wrong = count < 2;
      if (count == 2) {
        if (lenient) while (at < src.length && src[at] != '=' && values[src[at] & 0xff] < 0) at++;
        wrong = at == src.length || src[at++] != '=';
      }
      if (wrong) throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
      return at;
    }

    public byte[] decode(String src) {
      return decode(src.getBytes(StandardCharsets.ISO_8859_1));
    }

    public int decode(byte[] src, byte[] dst) {
      byte[] bytes = decode(src);
      if (dst.length < bytes.length) {
        throw new IllegalArgumentException("Output byte array is too small for decoding all input bytes");
      }
      System.arraycopy(bytes, 0, dst, 0, bytes.length);
      return bytes.length;
    }

    public ByteBuffer decode(ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      ByteBuffer result = ByteBuffer.wrap(decode(bytes));
      buffer.position(buffer.limit());
      return result;
    }

    public InputStream wrap(InputStream is) {
      Objects.requireNonNull(is);
      return new DecodingStream(this, is);
    }
  }

  /** Decodes what it reads. */
  private static final class DecodingStream extends InputStream {
    private final Decoder decoder;
    private final InputStream in;
    private int bits;
    private int count;
    private final int[] ready = new int[3];
    private int readyCount;
    private int readyNext;
    private boolean ended;
    private boolean closed;

    DecodingStream(Decoder decoder, InputStream in) {
      this.decoder = decoder;
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      if (closed) throw new IOException("Stream is closed");
      if (readyNext == readyCount) fill();
      return readyNext == readyCount ? -1 : ready[readyNext++];
    }

    private void fill() throws IOException {
      readyNext = readyCount = 0;
      while (!ended && readyCount == 0) {
        int c = in.read();
        if (c >= 0 && c != '=' && decoder.values[c] < 0) {
          if (decoder.lenient) continue;
          throw new IOException("Illegal base64 character " + Integer.toString(c, 16));
        }
        if (c >= 0 && c != '=') {
          bits = bits << 6 | decoder.values[c];
          count++;
        } else {
          ended = true;
          if (c == '=' ? count < 2 : count == 1) throw new IOException("Base64 stream has wrong ending unit");
          if (c == '=' && count == 2 && in.read() != '=') {
            throw new IOException("Base64 stream has wrong ending unit");
          }
        }
        if (count == 4 || ended) emit();
      }
    }

    private void emit() {
      int filled = bits << 6 * (4 - count);
      for (int i = 0; i < count - 1; i++) ready[readyCount++] = filled >> (16 - 8 * i) & 0xff;
      bits = count = 0;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      if (off < 0 || len < 0 || len > b.length - off) throw new IndexOutOfBoundsException();
      int done = 0;
      for (int c; done < len && (c = read()) >= 0; done++) b[off + done] = (byte) c;
      return done == 0 && len > 0 ? -1 : done;
    }

    @Override
    public int available() throws IOException {
      if (closed) throw new IOException("Stream is closed");
      return in.available();
    }

    @Override
    public void close() throws IOException {
      if (closed) return;
      closed = true;
      in.close();
    }
  }
}

package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Objects;

/** Encodes characters; what the charset cannot express becomes its replacement. */
public class OutputStreamWriter extends Writer {
  private OutputStream out;
  private final CharsetEncoder encoder;
  private final ByteBuffer bytes = ByteBuffer.allocate(8192);
  /** A high surrogate that waits for the next write, or -1. */
  private int pending = -1;

  public OutputStreamWriter(OutputStream out, String charset) throws UnsupportedEncodingException {
    this(out, Charset.named(charset));
  }

  public OutputStreamWriter(OutputStream out) {
    this(out, Charset.defaultCharset());
  }

  public OutputStreamWriter(OutputStream out, Charset charset) {
    this(out, charset.newEncoder()
        .onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE));
  }

  public OutputStreamWriter(OutputStream out, CharsetEncoder encoder) {
    super(out);
    this.out = out;
    this.encoder = Objects.requireNonNull(encoder, "charset encoder");
  }

  private void check() throws IOException {
    if (out == null) throw new IOException("Stream closed");
  }

  public String getEncoding() {
    return out == null ? null : encoder.charset().name();
  }

  private void drain() throws IOException {
    int size = bytes.position();
    bytes.clear();
    if (size > 0) out.write(bytes.array(), 0, size);
  }

  /** Writes the encoded bytes to the stream, but does not flush that. */
  void flushBuffer() throws IOException {
    synchronized (lock) {
      check();
      drain();
    }
  }

  private void encode(CharBuffer chars, boolean end) throws IOException {
    while (pending >= 0 && (end || chars.hasRemaining())) {
      CharBuffer joined = CharBuffer.allocate(2);
      joined.put((char) pending);
      if (chars.hasRemaining()) joined.put(chars.get());
      joined.flip();
      pending = -1;
      encode(joined, end && !chars.hasRemaining());
    }
    while (true) {
      CoderResult result = encoder.encode(chars, bytes, end);
      if (result.isError()) result.throwException();
      if (result.isUnderflow()) break;
      drain();
    }
    if (chars.hasRemaining()) pending = chars.get();
  }

  @Override
  public void write(int value) throws IOException {
    write(new char[] {(char) value}, 0, 1);
  }

  @Override
  public void write(char[] chars, int offset, int count) throws IOException {
    synchronized (lock) {
      check();
      if ((offset | count | chars.length - offset - count) < 0) throw new IndexOutOfBoundsException();
      if (count > 0) encode(CharBuffer.wrap(chars, offset, count), false);
    }
  }

  @Override
  public void write(String text, int offset, int count) throws IOException {
    if (count < 0) throw new IndexOutOfBoundsException();
    char[] chars = new char[count];
    text.getChars(offset, offset + count, chars, 0);
    write(chars, 0, count);
  }

  @Override
  public Writer append(CharSequence text, int start, int end) throws IOException {
    return append((text == null ? "null" : text).subSequence(start, end));
  }

  @Override
  public Writer append(CharSequence text) throws IOException {
    write(String.valueOf(text));
    return this;
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      check();
      drain();
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      try (OutputStream closing = out) {
        encode(CharBuffer.allocate(0), true);
        while (encoder.flush(bytes).isOverflow()) drain();
        drain();
        closing.flush();
      } finally {
        out = null;
      }
    }
  }
}

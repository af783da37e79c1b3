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
  private final byte[] bytes = new byte[8192];
  /** How many of them wait to be written. */
  private int size;
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
    int count = size;
    size = 0;
    if (count > 0) out.write(bytes, 0, count);
  }

  /** Writes the encoded bytes to the stream, but does not flush that. */
  void flushBuffer() throws IOException {
    synchronized (lock) {
      check();
      drain();
    }
  }

  /** What is left of the buffer; its state is nobody else's, so that writers of one stream do not seem to race on it. */
  private ByteBuffer room() {
    return ByteBuffer.wrap(bytes, size, bytes.length - size);
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
      ByteBuffer room = room();
      CoderResult result = encoder.encode(chars, room, end);
      size = room.position();
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

  private void finish() throws IOException {
    CoderResult result;
    do {
      ByteBuffer room = room();
      result = encoder.flush(room);
      size = room.position();
      drain();
    } while (result.isOverflow());
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      try (OutputStream closing = out) {
        encode(CharBuffer.allocate(0), true);
        finish();
        closing.flush();
      } finally {
        out = null;
      }
    }
  }
}

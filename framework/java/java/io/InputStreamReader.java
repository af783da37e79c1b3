package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Objects;

/** Decodes bytes; what the charset does not allow becomes its replacement. */
public class InputStreamReader extends Reader {
  private InputStream in;
  private final CharsetDecoder decoder;
  private final ByteBuffer bytes = ByteBuffer.allocate(8192);
  /** Decoded and not yet read. */
  private final CharBuffer chars = CharBuffer.allocate(1024);
  private boolean ended;

  public InputStreamReader(InputStream in) {
    this(in, Charset.defaultCharset());
  }

  public InputStreamReader(InputStream in, String charset) throws UnsupportedEncodingException {
    this(in, Charset.named(charset));
  }

  public InputStreamReader(InputStream in, Charset charset) {
    this(in, charset.newDecoder()
        .onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE));
  }

  public InputStreamReader(InputStream in, CharsetDecoder decoder) {
    super(in);
    this.in = in;
    this.decoder = Objects.requireNonNull(decoder, "charset decoder");
    bytes.flip();
    chars.flip();
  }

  private void check() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  public String getEncoding() {
    return in == null ? null : decoder.charset().name();
  }

  /** Decodes at least one character, blocking as long as necessary. False at the end. */
  private boolean fill() throws IOException {
    chars.clear();
    try {
      while (true) {
        CoderResult result = decoder.decode(bytes, chars, ended);
        if (result.isError()) result.throwException();
        if (result.isUnderflow() && ended) {
          result = decoder.flush(chars);
          if (result.isUnderflow()) decoder.reset();
        }
        if (chars.position() > 0) return true;
        if (ended) return false;
        bytes.compact();
        int size;
        try {
          size = in.read(bytes.array(), bytes.position(), bytes.remaining());
          if (size > 0) bytes.position(bytes.position() + size);
        } finally {
          bytes.flip();
        }
        if (size == 0) throw new IOException("Underlying input stream returned zero bytes");
        ended = size < 0;
      }
    } finally {
      chars.flip();
    }
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      check();
      return chars.hasRemaining() || fill() ? chars.get() : -1;
    }
  }

  @Override
  public int read(char[] target, int offset, int count) throws IOException {
    synchronized (lock) {
      check();
      Objects.checkFromIndexSize(offset, count, target.length);
      if (count == 0) return 0;
      int done = 0;
      while (done < count) {
        if (!chars.hasRemaining()) {
          if (done > 0 && (ended || !hasBytes())) break;
          if (!fill()) break;
        }
        int size = Math.min(count - done, chars.remaining());
        chars.get(target, offset + done, size);
        done += size;
      }
      return done == 0 ? -1 : done;
    }
  }

  private boolean hasBytes() throws IOException {
    return bytes.hasRemaining() || in.available() > 0;
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      check();
      return chars.hasRemaining() || hasBytes();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (in == null) return;
      in.close();
      in = null;
    }
  }
}

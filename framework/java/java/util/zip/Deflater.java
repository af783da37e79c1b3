package java.util.zip;

import antecede.Observable;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Compresses with the fixed codes of the deflate format: correct, but larger than zlib would make it. */
public class Deflater {
  public static final int DEFLATED = 8;
  public static final int NO_COMPRESSION = 0;
  public static final int BEST_SPEED = 1;
  public static final int BEST_COMPRESSION = 9;
  public static final int DEFAULT_COMPRESSION = -1;
  public static final int FILTERED = 1;
  public static final int HUFFMAN_ONLY = 2;
  public static final int DEFAULT_STRATEGY = 0;
  public static final int NO_FLUSH = 0;
  public static final int SYNC_FLUSH = 2;
  public static final int FULL_FLUSH = 3;

  private static final int WINDOW = 32768;
  private static final int MAX_TRIES = 16;

  private final boolean raw;
  private int level;
  private int strategy;
  private byte[] input = new byte[0];
  private int position;
  private int limit;
  private ByteBuffer source;
  /** The last bytes before the input, to which matches may refer. */
  private byte[] history = new byte[0];
  private byte[] dictionary;
  private boolean started;
  private boolean finishing;
  private boolean finished;
  private byte[] pending = new byte[256];
  private int pendingStart;
  private int pendingEnd;
  private int bits;
  private int bitCount;
  private final Adler32 adler = new Adler32();
  private long bytesRead;
  @Observable private long bytesWritten;
  private boolean flushed;
  private boolean ended;

  public Deflater(int level, boolean raw) {
    checkLevel(level);
    this.level = level;
    this.raw = raw;
  }

  public Deflater(int level) {
    this(level, false);
  }

  public Deflater() {
    this(DEFAULT_COMPRESSION, false);
  }

  private static void checkLevel(int level) {
    if ((level < 0 || level > 9) && level != -1) throw new IllegalArgumentException("invalid compression level");
  }

  private void check() {
    if (ended) throw new NullPointerException("Deflater has been closed");
  }

  public void setInput(byte[] bytes, int offset, int count) {
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    input = bytes;
    position = offset;
    limit = offset + count;
    source = null;
  }

  public void setInput(byte[] bytes) {
    setInput(bytes, 0, bytes.length);
  }

  public void setInput(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.duplicate().get(bytes);
    setInput(bytes, 0, bytes.length);
    source = buffer;
  }

  public void setDictionary(byte[] bytes, int offset, int count) {
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    check();
    if (started && !raw) throw new IllegalArgumentException();
    dictionary = Arrays.copyOfRange(bytes, offset, offset + count);
    history = Arrays.copyOfRange(dictionary, Math.max(0, count - WINDOW), count);
    if (!raw) adler.update(dictionary, 0, count);
  }

  public void setDictionary(byte[] bytes) {
    setDictionary(bytes, 0, bytes.length);
  }

  public void setDictionary(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    setDictionary(bytes, 0, bytes.length);
  }

  public void setStrategy(int strategy) {
    if (strategy < 0 || strategy > 2) throw new IllegalArgumentException();
    this.strategy = strategy;
  }

  public void setLevel(int level) {
    checkLevel(level);
    this.level = level;
  }

  public boolean needsInput() {
    return limit - position <= 0;
  }

  public void finish() {
    finishing = true;
  }

  public boolean finished() {
    return finished;
  }

  public int deflate(byte[] target, int offset, int count) {
    return deflate(target, offset, count, NO_FLUSH);
  }

  public int deflate(byte[] target) {
    return deflate(target, 0, target.length, NO_FLUSH);
  }

  public int deflate(ByteBuffer target) {
    return deflate(target, NO_FLUSH);
  }

  public int deflate(ByteBuffer target, int flush) {
    if (target.isReadOnly()) throw new java.nio.ReadOnlyBufferException();
    byte[] bytes = new byte[target.remaining()];
    int count = deflate(bytes, 0, bytes.length, flush);
    target.put(bytes, 0, count);
    return count;
  }

  public int deflate(byte[] target, int offset, int count, int flush) {
    if (offset < 0 || count < 0 || offset > target.length - count) throw new ArrayIndexOutOfBoundsException();
    if (flush != NO_FLUSH && flush != SYNC_FLUSH && flush != FULL_FLUSH) throw new IllegalArgumentException();
    check();
    if (finished) return 0;
    if (!started) start();
    if (position < limit) {
      compress();
      flushed = false;
    }
    if (flush != NO_FLUSH && !flushed && !finishing) {
      storedBlock(input, 0, 0, false);
      flushed = true;
      if (flush == FULL_FLUSH) history = new byte[0];
    }
    if (finishing && bitCount >= 0) end(true);
    int size = Math.min(count, pendingEnd - pendingStart);
    System.arraycopy(pending, pendingStart, target, offset, size);
    pendingStart += size;
    bytesWritten += size;
    if (pendingStart == pendingEnd) {
      pendingStart = 0;
      pendingEnd = 0;
      finished = bitCount < 0;
    }
    return size;
  }

  private void put(int value) {
    if (pendingEnd == pending.length) pending = Arrays.copyOf(pending, 2 * pendingEnd);
    pending[pendingEnd++] = (byte) value;
  }

  /** Writes bits, the lowest first. */
  private void putBits(int value, int count) {
    bits |= value << bitCount;
    bitCount += count;
    while (bitCount >= 8) {
      put(bits);
      bits >>>= 8;
      bitCount -= 8;
    }
  }

  /** Writes a Huffman code, its highest bit first. */
  private void putCode(int code, int length) {
    putBits(Integer.reverse(code) >>> 32 - length, length);
  }

  private void start() {
    started = true;
    if (raw) return;
    int speed = level == -1 || level == 6 ? 2 : level < 2 ? 0 : level < 6 ? 1 : 3;
    int head = 0x7800 | speed << 6 | (dictionary == null ? 0 : 0x20);
    head += 31 - head % 31;
    put(head >> 8);
    put(head);
    if (dictionary != null) putNumber((int) adler.getValue());
    adler.reset();
  }

  private void putNumber(int value) {
    for (int shift = 24; shift >= 0; shift -= 8) put(value >> shift);
  }

  /** The last block, and the checksum; afterwards there are no more bits (bitCount is -1). */
  private void end(boolean last) {
    putBits(1, 1);
    putBits(1, 2);
    putCode(0, 7);
    if (bitCount > 0) putBits(0, 8 - bitCount);
    if (!raw) putNumber((int) adler.getValue());
    bitCount = -1;
  }

  private void storedBlock(byte[] bytes, int offset, int count, boolean last) {
    putBits(last ? 1 : 0, 1);
    putBits(0, 2);
    if (bitCount > 0) putBits(0, 8 - bitCount);
    put(count);
    put(count >> 8);
    put(~count);
    put(~count >> 8);
    for (int i = 0; i < count; i++) put(bytes[offset + i]);
  }

  /** Turns all of the input into blocks. */
  private void compress() {
    int count = limit - position;
    if (!raw) adler.update(input, position, count);
    bytesRead += count;
    if (level == 0) {
      for (int at = position; at < limit; at += 65535) storedBlock(input, at, Math.min(65535, limit - at), false);
      position = limit;
    } else {
      byte[] text = new byte[history.length + count];
      System.arraycopy(history, 0, text, 0, history.length);
      System.arraycopy(input, position, text, history.length, count);
      putBits(0, 1);
      putBits(1, 2);
      encode(text, history.length);
      putSymbol(256);
      history = Arrays.copyOfRange(text, Math.max(0, text.length - WINDOW), text.length);
      position = limit;
    }
    if (source != null) source.position(source.limit());
  }

  private static int hash(byte[] text, int at) {
    return ((text[at] & 0xff) << 16 ^ (text[at + 1] & 0xff) << 8 ^ text[at + 2] & 0xff) * 0x9e3779b1 >>> 19;
  }

  /** Writes literals and matches; the text before {@code start} is known to the reader. */
  private void encode(byte[] text, int start) {
    int[] heads = new int[8192];
    int[] previous = new int[text.length];
    Arrays.fill(heads, -1);
    int hashed = 0;
    for (int at = start; at < text.length; ) {
      int best = 0;
      int distance = 0;
      for (; hashed < at && hashed + 2 < text.length; hashed++) {
        int hash = hash(text, hashed);
        previous[hashed] = heads[hash];
        heads[hash] = hashed;
      }
      if (strategy != HUFFMAN_ONLY && at + 2 < text.length) {
        int limit = Math.min(258, text.length - at);
        int candidate = heads[hash(text, at)];
        for (int tries = 0; tries < MAX_TRIES && candidate >= 0 && at - candidate <= WINDOW; tries++) {
          int length = 0;
          while (length < limit && text[candidate + length] == text[at + length]) length++;
          if (length > best) {
            best = length;
            distance = at - candidate;
          }
          candidate = previous[candidate];
        }
      }
      if (best >= 3) {
        putMatch(best, distance);
        at += best;
      } else {
        putSymbol(text[at] & 0xff);
        at++;
      }
    }
  }

  private void putSymbol(int symbol) {
    int length = Codes.fixedLength(symbol);
    int first = symbol < 144 ? 0x30 : symbol < 256 ? 0x190 - 144 : symbol < 280 ? -256 : 0xc0 - 280;
    putCode(first + symbol, length);
  }

  private void putMatch(int length, int distance) {
    int symbol = Codes.LENGTH_BASE.length - 1;
    while (Codes.LENGTH_BASE[symbol] > length) symbol--;
    putSymbol(257 + symbol);
    putBits(length - Codes.LENGTH_BASE[symbol], Codes.LENGTH_BITS[symbol]);
    int code = Codes.DISTANCE_BASE.length - 1;
    while (Codes.DISTANCE_BASE[code] > distance) code--;
    putCode(code, 5);
    putBits(distance - Codes.DISTANCE_BASE[code], Codes.DISTANCE_BITS[code]);
  }

  public int getAdler() {
    check();
    return (int) adler.getValue();
  }

  public int getTotalIn() {
    return (int) getBytesRead();
  }

  public long getBytesRead() {
    check();
    return bytesRead;
  }

  public int getTotalOut() {
    return (int) getBytesWritten();
  }

  public long getBytesWritten() {
    check();
    return bytesWritten;
  }

  public void reset() {
    check();
    input = new byte[0];
    position = 0;
    limit = 0;
    source = null;
    history = new byte[0];
    dictionary = null;
    started = false;
    finishing = false;
    finished = false;
    flushed = false;
    pendingStart = 0;
    pendingEnd = 0;
    bits = 0;
    bitCount = 0;
    adler.reset();
    bytesRead = 0;
    bytesWritten = 0;
  }

  public void end() {
    ended = true;
    position = 0;
    limit = 0;
  }

  protected void finalize() {}
}

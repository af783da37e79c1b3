package java.util.zip;

import antecede.Observable;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Decompresses what Deflater, zlib, gzip or zip compressed. */
public class Inflater {
  private static final int HEADER = 0, DICTIONARY = 1, BLOCK = 2, STORED = 3, SYMBOLS = 4, TRAILER = 5, DONE = 6;
  private static final int WINDOW = 32768;

  private final boolean raw;
  private int state;
  private byte[] input = new byte[0];
  @Observable private int position;
  private int limit;
  private ByteBuffer source;
  /** Bytes of earlier inputs at the start of this one. */
  private int held;
  private int bits;
  private int bitCount;
  private boolean lastBlock;
  /** Of a stored block, or of a match that is being copied. */
  private int copyLength;
  private int copyDistance;
  private Huffman literals;
  private Huffman distances;
  private final byte[] window = new byte[WINDOW];
  private int windowAt;
  private int windowFill;
  private final Adler32 adler = new Adler32();
  private long dictionaryId;
  private long bytesRead;
  private long bytesWritten;
  private boolean ended;

  public Inflater(boolean raw) {
    this.raw = raw;
    reset();
  }

  public Inflater() {
    this(false);
  }

  private void check() {
    if (ended) throw new NullPointerException("Inflater has been closed");
  }

  public void setInput(byte[] bytes, int offset, int count) {
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    source = null;
    takeInput(bytes, offset, count);
  }

  private void takeInput(byte[] bytes, int offset, int count) {
    if (held == 0) {
      input = bytes;
      position = offset;
      limit = offset + count;
      return;
    }
    byte[] joined = new byte[held + count];
    System.arraycopy(input, limit - held, joined, 0, held);
    System.arraycopy(bytes, offset, joined, held, count);
    input = joined;
    position = 0;
    limit = joined.length;
    bytesRead -= held;
    held = 0;
  }

  public void setInput(byte[] bytes) {
    setInput(bytes, 0, bytes.length);
  }

  public void setInput(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.duplicate().get(bytes);
    takeInput(bytes, 0, bytes.length);
    source = buffer;
  }

  public void setDictionary(byte[] bytes, int offset, int count) {
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    check();
    if (state == DICTIONARY) {
      Adler32 sum = new Adler32();
      sum.update(bytes, offset, count);
      if (sum.getValue() != dictionaryId) throw new IllegalArgumentException();
      state = BLOCK;
    } else if (!raw) {
      throw new IllegalArgumentException();
    }
    for (int i = 0; i < count; i++) remember(bytes[offset + i]);
  }

  public void setDictionary(byte[] bytes) {
    setDictionary(bytes, 0, bytes.length);
  }

  public void setDictionary(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    setDictionary(bytes, 0, bytes.length);
  }

  public int getRemaining() {
    return held > 0 ? 0 : limit - position;
  }

  public boolean needsInput() {
    return getRemaining() <= 0;
  }

  public boolean needsDictionary() {
    return state == DICTIONARY;
  }

  public boolean finished() {
    return state == DONE;
  }

  public int inflate(byte[] target, int offset, int count) throws DataFormatException {
    if (offset < 0 || count < 0 || offset > target.length - count) throw new ArrayIndexOutOfBoundsException();
    check();
    if (held > 0) return 0;
    int before = limit - position;
    int end = offset + count;
    int at = offset;
    int summed = offset;
    try {
      while (state != DONE && state != DICTIONARY) {
        if (state == SYMBOLS || state == STORED) {
          int next = state == STORED ? stored(target, at, end) : symbols(target, at, end);
          boolean stuck = next == at && (state == STORED || state == SYMBOLS);
          at = next;
          if (stuck || at == end && (state == STORED || copyLength > 0)) break;
        } else {
          if (!raw) adler.update(target, summed, at - summed);
          summed = at;
          if (!step()) {
            hold();
            break;
          }
        }
      }
    } finally {
      if (!raw) adler.update(target, summed, at - summed);
      bytesRead += before - getRemaining();
      bytesWritten += at - offset;
      if (source != null) source.position(source.limit() - getRemaining());
    }
    return at - offset;
  }

  public int inflate(byte[] target) throws DataFormatException {
    return inflate(target, 0, target.length);
  }

  public int inflate(ByteBuffer target) throws DataFormatException {
    if (target.isReadOnly()) throw new java.nio.ReadOnlyBufferException();
    byte[] bytes = new byte[target.remaining()];
    int count = inflate(bytes, 0, bytes.length);
    target.put(bytes, 0, count);
    return count;
  }

  /** Keeps the rest of the input for later: it is too short for the next step. */
  private void hold() {
    held = limit - position;
    if (held == 0) return;
    input = Arrays.copyOfRange(input, position, limit);
    position = 0;
    limit = held;
  }

  /** Sees to it that there are {@code count} bits; false: the input ends. */
  private boolean need(int count) {
    while (bitCount < count) {
      if (position >= limit) return false;
      bits |= (input[position++] & 0xff) << bitCount;
      bitCount += 8;
    }
    return true;
  }

  private int take(int count) {
    int value = bits & (1 << count) - 1;
    bits >>>= count;
    bitCount -= count;
    return value;
  }

  /** The next symbol; -1: the input ends; -2: there is no such code. */
  private int symbol(Huffman code) {
    int value = 0;
    int first = 0;
    int index = 0;
    for (int length = 1; length < 16; length++) {
      if (!need(1)) return -1;
      value |= take(1);
      int count = code.counts[length];
      if (value - count < first) return code.symbols[index + value - first];
      index += count;
      first = first + count << 1;
      value <<= 1;
    }
    return -2;
  }

  /** One step that either happens completely or, because the input ends, not at all (false). */
  private boolean step() throws DataFormatException {
    int oldPosition = position;
    int oldBits = bits;
    int oldCount = bitCount;
    boolean oldLast = lastBlock;
    boolean complete = state == HEADER ? header() : state == BLOCK ? block() : checksum();
    if (!complete) {
      position = oldPosition;
      bits = oldBits;
      bitCount = oldCount;
      lastBlock = oldLast;
    }
    return complete;
  }

  private boolean header() throws DataFormatException {
    if (!need(16)) return false;
    int method = take(8);
    int flags = take(8);
    if ((method << 8 | flags) % 31 != 0) throw new DataFormatException("incorrect header check");
    if ((method & 15) != 8) throw new DataFormatException("unknown compression method");
    if (method >> 4 > 7) throw new DataFormatException("invalid window size");
    if ((flags & 0x20) == 0) {
      state = BLOCK;
      return true;
    }
    long id = 0;
    for (int i = 0; i < 4; i++) {
      if (!need(8)) return false;
      id = id << 8 | take(8);
    }
    dictionaryId = id;
    state = DICTIONARY;
    return true;
  }

  private boolean block() throws DataFormatException {
    if (lastBlock) {
      take(bitCount & 7);
      state = raw ? DONE : TRAILER;
      return true;
    }
    if (!need(3)) return false;
    lastBlock = take(1) == 1;
    int kind = take(2);
    if (kind == 0) {
      take(bitCount & 7);
      if (!need(16)) return false;
      int length = take(16);
      if (!need(16)) return false;
      if (length != (take(16) ^ 0xffff)) throw new DataFormatException("invalid stored block lengths");
      copyLength = length;
      state = STORED;
      return true;
    }
    if (kind == 3) throw new DataFormatException("invalid block type");
    copyLength = 0;
    if (kind == 1) {
      int[] lengths = new int[288 + 32];
      for (int i = 0; i < 288; i++) lengths[i] = Codes.fixedLength(i);
      for (int i = 288; i < lengths.length; i++) lengths[i] = 5;
      literals = new Huffman(lengths, 0, 288);
      distances = new Huffman(lengths, 288, lengths.length);
    } else if (!tables()) {
      return false;
    }
    state = SYMBOLS;
    return true;
  }

  private boolean tables() throws DataFormatException {
    if (!need(14)) return false;
    int literalCount = take(5) + 257;
    int distanceCount = take(5) + 1;
    int codeCount = take(4) + 4;
    if (literalCount > 286 || distanceCount > 30) {
      throw new DataFormatException("too many length or distance symbols");
    }
    int[] lengths = new int[320];
    for (int i = 0; i < codeCount; i++) {
      if (!need(3)) return false;
      lengths[Codes.ORDER[i]] = take(3);
    }
    Huffman code = new Huffman(lengths, 0, 19);
    if (code.left != 0 && code.counts[0] != 19) throw new DataFormatException("invalid code lengths set");
    int total = literalCount + distanceCount;
    Arrays.fill(lengths, 0);
    for (int i = 0; i < total; ) {
      // As zlib has it, a bit means zero where there is no code at all.
      int symbol = code.counts[0] < 19 ? symbol(code) : need(1) ? 0 * take(1) : -1;
      if (symbol == -1) return false;
      if (symbol < 16) {
        lengths[i++] = symbol;
        continue;
      }
      if (symbol == 16 && i == 0) throw new DataFormatException("invalid bit length repeat");
      int value = symbol == 16 ? lengths[i - 1] : 0;
      int extra = symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
      if (!need(extra)) return false;
      int count = take(extra) + (symbol == 18 ? 11 : 3);
      if (i + count > total) throw new DataFormatException("invalid bit length repeat");
      while (count-- > 0) lengths[i++] = value;
    }
    if (lengths[256] == 0) throw new DataFormatException("invalid code -- missing end-of-block");
    literals = new Huffman(lengths, 0, literalCount);
    if (!literals.isUsable()) throw new DataFormatException("invalid literal/lengths set");
    distances = new Huffman(lengths, literalCount, total);
    boolean none = distances.counts[0] == distanceCount;
    if (!none && !distances.isUsable()) throw new DataFormatException("invalid distances set");
    return true;
  }

  private boolean checksum() throws DataFormatException {
    long sum = 0;
    for (int i = 0; i < 4; i++) {
      if (!need(8)) return false;
      sum = sum << 8 | take(8);
    }
    if (sum != adler.getValue()) throw new DataFormatException("incorrect data check");
    state = DONE;
    return true;
  }

  private void remember(byte value) {
    window[windowAt] = value;
    windowAt = windowAt + 1 & WINDOW - 1;
    if (windowFill < WINDOW) windowFill++;
  }

  private int stored(byte[] target, int start, int end) {
    int at = start;
    while (copyLength > 0 && at < end && position < limit) {
      byte value = input[position++];
      remember(value);
      target[at++] = value;
      copyLength--;
    }
    if (copyLength == 0) state = BLOCK;
    return at;
  }

  private int copy(byte[] target, int start, int end) {
    int at = start;
    while (copyLength > 0 && at < end) {
      byte value = window[windowAt - copyDistance & WINDOW - 1];
      remember(value);
      target[at++] = value;
      copyLength--;
    }
    return at;
  }

  /** Decodes literals and matches until the output is full, the input ends, or the block does. */
  private int symbols(byte[] target, int start, int end) throws DataFormatException {
    int at = copy(target, start, end);
    while (copyLength == 0) {
      int oldPosition = position;
      int oldBits = bits;
      int oldCount = bitCount;
      int symbol = symbol(literals);
      if (symbol == -2) throw new DataFormatException("invalid literal/length code");
      if (symbol == 256) {
        state = BLOCK;
        return at;
      }
      boolean short_ = symbol == -1 || symbol > 256 && !match(symbol - 257);
      if (short_ || symbol < 256 && at == end) {
        position = oldPosition;
        bits = oldBits;
        bitCount = oldCount;
        copyLength = 0;
        if (short_) hold();
        return at;
      }
      if (symbol < 256) {
        remember((byte) symbol);
        target[at++] = (byte) symbol;
      } else {
        at = copy(target, at, end);
      }
    }
    return at;
  }

  /** Reads the rest of a match; false: the input ends. */
  private boolean match(int symbol) throws DataFormatException {
    if (symbol >= Codes.LENGTH_BASE.length) throw new DataFormatException("invalid literal/length code");
    if (!need(Codes.LENGTH_BITS[symbol])) return false;
    int length = Codes.LENGTH_BASE[symbol] + take(Codes.LENGTH_BITS[symbol]);
    int code = symbol(distances);
    if (code == -1) return false;
    if (code < 0 || code >= Codes.DISTANCE_BASE.length) throw new DataFormatException("invalid distance code");
    if (!need(Codes.DISTANCE_BITS[code])) return false;
    copyDistance = Codes.DISTANCE_BASE[code] + take(Codes.DISTANCE_BITS[code]);
    if (copyDistance > windowFill) throw new DataFormatException("invalid distance too far back");
    copyLength = length;
    return true;
  }

  public int getAdler() {
    check();
    return state == DICTIONARY ? (int) dictionaryId : (int) adler.getValue();
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
    state = raw ? BLOCK : HEADER;
    position = 0;
    limit = 0;
    held = 0;
    source = null;
    bits = 0;
    bitCount = 0;
    lastBlock = false;
    copyLength = 0;
    windowAt = 0;
    windowFill = 0;
    adler.reset();
    bytesRead = 0;
    bytesWritten = 0;
  }

  public void end() {
    ended = true;
    position = 0;
    limit = 0;
    held = 0;
  }

  protected void finalize() {}
}

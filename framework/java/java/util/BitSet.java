package java.util;

import antecede.Contents;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A set of small numbers. Its bits are the contents the engines see. */
public class BitSet implements Cloneable, Serializable {
  private long[] words;
  /** Whether the size was asked for by the app, so that it stays. */
  private transient boolean fixed;

  public BitSet() {
    words = new long[1];
  }

  public BitSet(int nbits) {
    if (nbits < 0) throw new NegativeArraySizeException("nbits < 0: " + nbits);
    words = new long[(int) ((nbits + 63L) / 64)];
    fixed = true;
  }

  private BitSet(long[] words) {
    this.words = words;
  }

  public static BitSet valueOf(long[] longs) {
    return new BitSet(Arrays.copyOf(longs, used(longs)));
  }

  public static BitSet valueOf(LongBuffer lb) {
    LongBuffer source = lb.slice();
    long[] longs = new long[source.remaining()];
    source.get(longs);
    return valueOf(longs);
  }

  public static BitSet valueOf(byte[] bytes) {
    return valueOf(ByteBuffer.wrap(bytes));
  }

  public static BitSet valueOf(ByteBuffer bb) {
    ByteBuffer source = bb.slice().order(ByteOrder.LITTLE_ENDIAN);
    long[] longs = new long[(source.remaining() + 7) / 8];
    for (int i = 0; source.hasRemaining(); i++) longs[i / 8] |= (source.get() & 0xffL) << i % 8 * 8;
    return valueOf(longs);
  }

  public byte[] toByteArray() {
    byte[] bytes = new byte[(length() + 7) / 8];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (words[i / 8] >>> i % 8 * 8);
    return bytes;
  }

  public long[] toLongArray() {
    return Arrays.copyOf(words, usedWords());
  }

  private static int used(long[] words) {
    int used = words.length;
    while (used > 0 && words[used - 1] == 0) used--;
    return used;
  }

  /** As many words as hold bits; the whole set is read. */
  private int usedWords() {
    return Contents.size(this, used(words));
  }

  private static void check(int index, String name) {
    if (index < 0) throw new IndexOutOfBoundsException(name + " < 0: " + index);
  }

  private static void checkRange(int from, int to) {
    check(from, "fromIndex");
    check(to, "toIndex");
    if (from > to) throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
  }

  private void reserve(int count) {
    if (count <= words.length) return;
    words = Arrays.copyOf(words, Math.max(2 * words.length, count));
    fixed = false;
  }

  private boolean bit(int index) {
    return index / 64 < words.length && (words[index / 64] & 1L << index) != 0;
  }

  private void assign(int index, boolean value) {
    if (value) {
      reserve(index / 64 + 1);
      words[index / 64] |= 1L << index;
    } else if (index / 64 < words.length) {
      words[index / 64] &= ~(1L << index);
    }
  }

  public void flip(int bitIndex) {
    check(bitIndex, "bitIndex");
    assign(bitIndex, !bit(bitIndex));
    Contents.writeAt(this, bitIndex, null);
  }

  public void flip(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    if (fromIndex < toIndex) reserve((toIndex - 1) / 64 + 1);
    for (int i = fromIndex; i < toIndex; i++) assign(i, !bit(i));
    Contents.rearrange(this);
  }

  public void set(int bitIndex) {
    check(bitIndex, "bitIndex");
    assign(bitIndex, true);
    Contents.writeAt(this, bitIndex, null);
  }

  public void set(int bitIndex, boolean value) {
    if (value) set(bitIndex);
    else clear(bitIndex);
  }

  public void set(int fromIndex, int toIndex) {
    set(fromIndex, toIndex, true);
  }

  public void set(int fromIndex, int toIndex, boolean value) {
    checkRange(fromIndex, toIndex);
    int end = value ? toIndex : (int) Math.min(toIndex, words.length * 64L);
    if (value && fromIndex < toIndex) reserve((toIndex - 1) / 64 + 1);
    for (int i = fromIndex; i < end; i++) assign(i, value);
    Contents.rearrange(this);
  }

  public void clear(int bitIndex) {
    check(bitIndex, "bitIndex");
    assign(bitIndex, false);
    Contents.writeAt(this, bitIndex, null);
  }

  public void clear(int fromIndex, int toIndex) {
    set(fromIndex, toIndex, false);
  }

  public void clear() {
    Arrays.fill(words, 0);
    Contents.rearrange(this);
  }

  public boolean get(int bitIndex) {
    check(bitIndex, "bitIndex");
    Contents.readAt(this, bitIndex, null);
    return bit(bitIndex);
  }

  public BitSet get(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    int end = Math.min(toIndex, length());
    BitSet part = new BitSet(Math.max(0, end - fromIndex));
    for (int i = fromIndex; i < end; i++) part.assign(i - fromIndex, bit(i));
    part.fixed = false;
    return part;
  }

  public int nextSetBit(int fromIndex) {
    check(fromIndex, "fromIndex");
    int used = usedWords();
    int index = fromIndex / 64;
    if (index >= used) return -1;
    long word = words[index] & -1L << fromIndex;
    while (word == 0) {
      if (++index == used) return -1;
      word = words[index];
    }
    return index * 64 + Long.numberOfTrailingZeros(word);
  }

  public int nextClearBit(int fromIndex) {
    check(fromIndex, "fromIndex");
    int used = usedWords();
    int index = fromIndex / 64;
    if (index >= used) return fromIndex;
    long word = ~words[index] & -1L << fromIndex;
    while (word == 0) {
      if (++index == used) return used * 64;
      word = ~words[index];
    }
    return index * 64 + Long.numberOfTrailingZeros(word);
  }

  public int previousSetBit(int fromIndex) {
    if (fromIndex < -1) throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
    for (int i = Math.min(fromIndex, length() - 1); i >= 0; i--) {
      if (bit(i)) return i;
    }
    return -1;
  }

  public int previousClearBit(int fromIndex) {
    if (fromIndex < -1) throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
    usedWords();
    for (int i = fromIndex; i >= 0; i--) {
      if (!bit(i)) return i;
    }
    return -1;
  }

  public int length() {
    int used = usedWords();
    return used == 0 ? 0 : used * 64 - Long.numberOfLeadingZeros(words[used - 1]);
  }

  public boolean isEmpty() {
    return usedWords() == 0;
  }

  public boolean intersects(BitSet set) {
    for (int i = Math.min(usedWords(), set.usedWords()) - 1; i >= 0; i--) {
      if ((words[i] & set.words[i]) != 0) return true;
    }
    return false;
  }

  public int cardinality() {
    int sum = 0;
    for (int i = usedWords() - 1; i >= 0; i--) sum += Long.bitCount(words[i]);
    return sum;
  }

  public void and(BitSet set) {
    if (set == this) return;
    int used = set.usedWords();
    for (int i = 0; i < words.length; i++) words[i] &= i < used ? set.words[i] : 0;
    Contents.rearrange(this);
  }

  public void or(BitSet set) {
    if (set == this) return;
    int used = set.usedWords();
    reserve(used);
    for (int i = 0; i < used; i++) words[i] |= set.words[i];
    Contents.rearrange(this);
  }

  public void xor(BitSet set) {
    int used = set.usedWords();
    reserve(used);
    for (int i = 0; i < used; i++) words[i] ^= set.words[i];
    Contents.rearrange(this);
  }

  public void andNot(BitSet set) {
    for (int i = Math.min(words.length, set.usedWords()) - 1; i >= 0; i--) words[i] &= ~set.words[i];
    Contents.rearrange(this);
  }

  @Override
  public int hashCode() {
    long hash = 1234;
    for (int i = usedWords() - 1; i >= 0; i--) hash ^= words[i] * (i + 1);
    return (int) (hash >> 32 ^ hash);
  }

  public int size() {
    return words.length * 64;
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == this) return true;
    if (!(obj instanceof BitSet)) return false;
    BitSet other = (BitSet) obj;
    int used = usedWords();
    if (other.usedWords() != used) return false;
    for (int i = 0; i < used; i++) {
      if (words[i] != other.words[i]) return false;
    }
    return true;
  }

  /** Gives back room that is not used, unless the app asked for it; so does the original. */
  @Override
  public Object clone() {
    if (!fixed) words = Arrays.copyOf(words, usedWords());
    try {
      BitSet copy = (BitSet) super.clone();
      copy.words = words.clone();
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
      if (text.length() > 1) text.append(", ");
      text.append(i);
      if (i == Integer.MAX_VALUE) break;
    }
    return text.append('}').toString();
  }

  public IntStream stream() {
    int[] bits = new int[cardinality()];
    int count = 0;
    for (int i = nextSetBit(0); count < bits.length; i = nextSetBit(i + 1)) bits[count++] = i;
    return StreamSupport.intStream(Spliterators.spliterator(bits,
        Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED), false);
  }
}

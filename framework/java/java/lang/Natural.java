package java.lang;

/** A natural number of any size that changes in place: what {@link RealText} computes with. */
final class Natural {
  private static final long LOW = 0xffffffffL;

  /** The least significant word first; words from {@code count} on are zero. */
  private int[] words;
  private int count;

  Natural(long value) {
    words = new int[8];
    words[0] = (int) value;
    words[1] = (int) (value >>> 32);
    count = words[1] != 0 ? 2 : words[0] != 0 ? 1 : 0;
  }

  boolean isZero() {
    return count == 0;
  }

  int bitLength() {
    return count == 0 ? 0 : count * 32 - Integer.numberOfLeadingZeros(words[count - 1]);
  }

  private void reserve(int size) {
    if (size <= words.length) return;
    int[] larger = new int[size + 8];
    System.arraycopy(words, 0, larger, 0, count);
    words = larger;
  }

  private void push(int word) {
    if (word == 0) return;
    reserve(count + 1);
    words[count++] = word;
  }

  void multiplyAndAdd(int factor, int summand) {
    long carry = summand;
    for (int i = 0; i < count; i++) {
      carry += (words[i] & LOW) * factor;
      words[i] = (int) carry;
      carry >>>= 32;
    }
    push((int) carry);
  }

  void multiplyByPowerOfTen(int exponent) {
    for (; exponent >= 9; exponent -= 9) multiplyAndAdd(1000000000, 0);
    int factor = 1;
    for (; exponent > 0; exponent--) factor *= 10;
    if (factor > 1) multiplyAndAdd(factor, 0);
  }

  void shiftLeft(int distance) {
    if (count == 0 || distance == 0) return;
    int shiftedWords = distance / 32;
    int bits = distance % 32;
    reserve(count + shiftedWords + 1);
    for (int i = count; i >= 0; i--) {
      int high = i < count ? words[i] << bits : 0;
      int low = i > 0 && bits > 0 ? words[i - 1] >>> 32 - bits : 0;
      words[i + shiftedWords] = high | low;
    }
    for (int i = 0; i < shiftedWords; i++) words[i] = 0;
    count += shiftedWords + 1;
    if (words[count - 1] == 0) count--;
  }

  int compareTo(Natural other) {
    if (count != other.count) return count < other.count ? -1 : 1;
    for (int i = count - 1; i >= 0; i--) {
      if (words[i] != other.words[i]) return (words[i] & LOW) < (other.words[i] & LOW) ? -1 : 1;
    }
    return 0;
  }

  void add(Natural other) {
    reserve(other.count);
    long carry = 0;
    int longest = Math.max(count, other.count);
    for (int i = 0; i < longest; i++) {
      carry += (words[i] & LOW) + (i < other.count ? other.words[i] & LOW : 0);
      words[i] = (int) carry;
      carry >>>= 32;
    }
    count = longest;
    push((int) carry);
  }

  /** The other one must not be larger. */
  void subtract(Natural other) {
    long borrow = 0;
    for (int i = 0; i < count; i++) {
      borrow += (words[i] & LOW) - (i < other.count ? other.words[i] & LOW : 0);
      words[i] = (int) borrow;
      borrow >>= 32;
    }
    while (count > 0 && words[count - 1] == 0) count--;
  }

  /** Compares this plus {@code summand} with {@code other}. */
  int compareSum(Natural summand, Natural other) {
    Natural sum = new Natural(0);
    sum.add(this);
    sum.add(summand);
    return sum.compareTo(other);
  }
}

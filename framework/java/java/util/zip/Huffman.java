package java.util.zip;

/** A canonical Huffman code, to be read bit by bit. */
final class Huffman {
  /** How many codes of each length there are. */
  final int[] counts = new int[16];
  /** The symbols, in the order of their codes. */
  final int[] symbols;
  /** Positive: not all codes are used; negative: there are too many. */
  final int left;

  Huffman(int[] lengths, int start, int end) {
    for (int i = start; i < end; i++) counts[lengths[i]]++;
    int[] offsets = new int[16];
    for (int i = 1; i < 15; i++) offsets[i + 1] = offsets[i] + counts[i];
    symbols = new int[end - start];
    for (int i = start; i < end; i++) {
      if (lengths[i] != 0) symbols[offsets[lengths[i]]++] = i - start;
    }
    int free = 1;
    for (int i = 1; i < 16 && free >= 0; i++) free = 2 * free - counts[i];
    left = free;
  }

  /** A code that may not even be complete, as zlib allows it: one symbol of one bit. */
  boolean isUsable() {
    return left == 0 || left > 0 && counts[1] == 1 && counts[0] + 1 == symbols.length;
  }
}

package java.lang;

import java.util.stream.IntStream;

/** Something that can be read as text. */
public interface CharSequence {
  int length();

  char charAt(int index);

  CharSequence subSequence(int start, int end);

  String toString();

  default IntStream chars() {
    return antecede.Engine.isAbstract() ? IntStream.of(new int[] {0, 1}) : Chars.stream(this);
  }

  default IntStream codePoints() {
    return antecede.Engine.isAbstract() ? IntStream.of(new int[] {0, 1}) : Chars.codePoints(this);
  }

  static int compare(CharSequence a, CharSequence b) {
    if (a == b) return 0;
    int common = Math.min(a.length(), b.length());
    for (int i = 0; i < common; i++) {
      int difference = a.charAt(i) - b.charAt(i);
      if (difference != 0) return difference;
    }
    return a.length() - b.length();
  }
}

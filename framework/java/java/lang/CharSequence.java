package java.lang;

import java.util.stream.IntStream;

/** Something that can be read as text. */
public interface CharSequence {
  int length();

  char charAt(int index);

  CharSequence subSequence(int start, int end);

  String toString();

  default IntStream chars() {
    return Chars.stream(this);
  }

  default IntStream codePoints() {
    return Chars.codePoints(this);
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

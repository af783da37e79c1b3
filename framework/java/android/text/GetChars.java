package android.text;

/** A text whose letters can be taken out many at once. */
public interface GetChars extends CharSequence {
  void getChars(int start, int end, char[] dest, int destoff);
}

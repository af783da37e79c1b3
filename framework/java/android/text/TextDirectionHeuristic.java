package android.text;

/** Guesses the direction of a text. */
public interface TextDirectionHeuristic {
  boolean isRtl(char[] array, int start, int count);

  boolean isRtl(CharSequence cs, int start, int count);
}

package java.text;

import java.util.Locale;
import java.util.Objects;

/**
 * Finds the places between characters, words, sentences, or where a line may break. Rules are simple and the same
 * everywhere.
 */
public abstract class BreakIterator implements Cloneable {
  public static final int DONE = -1;

  protected BreakIterator() {}

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public abstract int first();

  public abstract int last();

  public abstract int next(int n);

  public abstract int next();

  public abstract int previous();

  public abstract int following(int offset);

  public int preceding(int offset) {
    int position = following(offset);
    while (position >= offset && position != DONE) position = previous();
    return position;
  }

  public boolean isBoundary(int offset) {
    if (offset == 0) return true;
    int boundary = following(offset - 1);
    if (boundary == DONE) throw new IllegalArgumentException();
    return boundary == offset;
  }

  public abstract int current();

  public abstract CharacterIterator getText();

  public void setText(String newText) {
    setText(new StringCharacterIterator(newText));
  }

  public abstract void setText(CharacterIterator newText);

  public static BreakIterator getWordInstance() {
    return new SimpleBreaks(SimpleBreaks.WORD);
  }

  public static BreakIterator getWordInstance(Locale locale) {
    Objects.requireNonNull(locale);
    return getWordInstance();
  }

  public static BreakIterator getLineInstance() {
    return new SimpleBreaks(SimpleBreaks.LINE);
  }

  public static BreakIterator getLineInstance(Locale locale) {
    Objects.requireNonNull(locale);
    return getLineInstance();
  }

  public static BreakIterator getCharacterInstance() {
    return new SimpleBreaks(SimpleBreaks.CHARACTER);
  }

  public static BreakIterator getCharacterInstance(Locale locale) {
    Objects.requireNonNull(locale);
    return getCharacterInstance();
  }

  public static BreakIterator getSentenceInstance() {
    return new SimpleBreaks(SimpleBreaks.SENTENCE);
  }

  public static BreakIterator getSentenceInstance(Locale locale) {
    Objects.requireNonNull(locale);
    return getSentenceInstance();
  }

  public static synchronized Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }
}

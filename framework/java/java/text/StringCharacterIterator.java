package java.text;

/** Walks over a string, or a part of it. */
public final class StringCharacterIterator implements CharacterIterator {
  private String text;
  private int begin;
  private int end;
  private int position;

  public StringCharacterIterator(String text) {
    this(text, 0);
  }

  public StringCharacterIterator(String text, int pos) {
    this(text, 0, text.length(), pos);
  }

  public StringCharacterIterator(String text, int begin, int end, int pos) {
    if (text == null) throw new NullPointerException();
    if (begin < 0 || begin > end || end > text.length()) {
      throw new IllegalArgumentException("Invalid substring range");
    }
    if (pos < begin || pos > end) throw new IllegalArgumentException("Invalid position");
    this.text = text;
    this.begin = begin;
    this.end = end;
    this.position = pos;
  }

  public void setText(String text) {
    if (text == null) throw new NullPointerException();
    this.text = text;
    begin = 0;
    end = text.length();
    position = 0;
  }

  @Override
  public char first() {
    position = begin;
    return current();
  }

  @Override
  public char last() {
    position = end == begin ? end : end - 1;
    return current();
  }

  @Override
  public char setIndex(int p) {
    if (p < begin || p > end) throw new IllegalArgumentException("Invalid index");
    position = p;
    return current();
  }

  @Override
  public char current() {
    return position < end ? text.charAt(position) : DONE;
  }

  @Override
  public char next() {
    position = Math.min(end, position + 1);
    return current();
  }

  @Override
  public char previous() {
    if (position <= begin) return DONE;
    position--;
    return current();
  }

  @Override
  public int getBeginIndex() {
    return begin;
  }

  @Override
  public int getEndIndex() {
    return end;
  }

  @Override
  public int getIndex() {
    return position;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof StringCharacterIterator)) return false;
    StringCharacterIterator other = (StringCharacterIterator) obj;
    return text.equals(other.text) && position == other.position && begin == other.begin && end == other.end;
  }

  @Override
  public int hashCode() {
    return text.hashCode() ^ position ^ begin ^ end;
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}

package java.text;

/** Boundaries of a text, decided from the characters next to them. */
final class SimpleBreaks extends BreakIterator {
  static final int CHARACTER = 0, WORD = 1, LINE = 2, SENTENCE = 3;

  private final int kind;
  private CharacterIterator iterator = new StringCharacterIterator("");
  private String text = "";
  private int begin;
  private int position;

  SimpleBreaks(int kind) {
    this.kind = kind;
  }

  @Override
  public void setText(CharacterIterator newText) {
    StringBuilder all = new StringBuilder();
    for (int i = newText.getBeginIndex(); i < newText.getEndIndex(); i++) all.append(newText.setIndex(i));
    iterator = newText;
    text = all.toString();
    begin = newText.getBeginIndex();
    position = 0;
    newText.first();
  }

  @Override
  public CharacterIterator getText() {
    return iterator;
  }

  private int go(int to) {
    position = to;
    iterator.setIndex(begin + to);
    return begin + to;
  }

  @Override
  public int first() {
    return go(0);
  }

  @Override
  public int last() {
    return go(text.length());
  }

  @Override
  public int current() {
    return begin + position;
  }

  @Override
  public int next() {
    if (position >= text.length()) return DONE;
    int at = position + 1;
    while (at < text.length() && !isBreak(at)) at++;
    return go(at);
  }

  @Override
  public int previous() {
    if (position <= 0) return DONE;
    int at = position - 1;
    while (at > 0 && !isBreak(at)) at--;
    return go(at);
  }

  @Override
  public int next(int n) {
    int result = current();
    for (int i = 0; i < Math.abs(n) && result != DONE; i++) result = n > 0 ? next() : previous();
    return result;
  }

  @Override
  public int following(int offset) {
    if (offset < begin || offset > begin + text.length()) throw new IllegalArgumentException("offset out of bounds");
    position = offset - begin;
    return next();
  }

  @Override
  public int preceding(int offset) {
    if (offset < begin || offset > begin + text.length()) throw new IllegalArgumentException("offset out of bounds");
    position = offset - begin;
    return previous();
  }

  private static boolean isMark(char c) {
    int type = Character.getType(c);
    return type >= Character.NON_SPACING_MARK && type <= Character.COMBINING_SPACING_MARK || c == '\u200d';
  }

  private boolean isBreak(int at) {
    char before = text.charAt(at - 1);
    char after = text.charAt(at);
    if (Character.isLowSurrogate(after) && Character.isHighSurrogate(before)) return false;
    if (before == '\r' && after == '\n' || isMark(after) && before != '\n') return false;
    switch (kind) {
      case CHARACTER:
        return before != '\u200d';
      case WORD:
        return !isSameWord(at, before, after);
      case LINE:
        return before == '\n' || !Character.isWhitespace(after) && (Character.isWhitespace(before)
            && before != '\u00a0' || before == '-' && Character.isLetter(after) || Character.isIdeographic(before)
            || Character.isIdeographic(after));
      default:
        return isSentenceStart(at, after);
    }
  }

  private boolean isWordChar(char c) {
    return Character.isLetterOrDigit(c) && !Character.isIdeographic(c) || c == '_' || isMark(c);
  }

  private boolean isSameWord(int at, char before, char after) {
    if (isWordChar(before) && isWordChar(after)) return true;
    if (before == ' ' && after == ' ') return true;
    // One apostrophe, point or comma between letters or digits belongs to the word.
    boolean inner = isInner(after) && isWordChar(before) && at + 1 < text.length();
    if (inner) return joins(before, after, text.charAt(at + 1));
    return isInner(before) && isWordChar(after) && at >= 2 && joins(text.charAt(at - 2), before, after);
  }

  private static boolean isInner(char c) {
    return c == '\'' || c == '.' || c == ',' || c == '\u2019' || c == ':' || c == ';';
  }

  private static boolean joins(char left, char middle, char right) {
    if (Character.isLetter(left) && Character.isLetter(right)) {
      return middle == '\'' || middle == '.' || middle == '\u2019' || middle == ':';
    }
    return Character.isDigit(left) && Character.isDigit(right) && middle != ':';
  }

  /** Behind . ! or ?, closing marks and spaces; not before a small letter. */
  private boolean isSentenceStart(int at, char after) {
    if (text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\u2029') return true;
    int i = at - 1;
    while (i >= 0 && Character.isWhitespace(text.charAt(i))) i--;
    boolean space = i < at - 1;
    while (i >= 0 && "\"')]}\u201d\u2019".indexOf(text.charAt(i)) >= 0) i--;
    if (i < 0 || Character.isWhitespace(after)) return false;
    char end = text.charAt(i);
    if (end == '!' || end == '?' || end == '\u3002') return space || end == '\u3002';
    return end == '.' && space && !Character.isLowerCase(after);
  }
}

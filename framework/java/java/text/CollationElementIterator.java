package java.text;

/** Walks over the weights of a text's characters. */
public final class CollationElementIterator {
  public static final int NULLORDER = -1;

  private String text;
  private int position;

  CollationElementIterator(String text) {
    setText(text);
  }

  public void reset() {
    position = 0;
  }

  public int next() {
    return position < text.length() ? RuleBasedCollator.weight(text.charAt(position++)) : NULLORDER;
  }

  public int previous() {
    return position > 0 ? RuleBasedCollator.weight(text.charAt(--position)) : NULLORDER;
  }

  public static final int primaryOrder(int order) {
    return order >>> 16;
  }

  public static final short secondaryOrder(int order) {
    return (short) (order >>> 8 & 0xff);
  }

  public static final short tertiaryOrder(int order) {
    return (short) (order & 0xff);
  }

  public void setOffset(int newOffset) {
    position = Math.max(0, Math.min(text.length(), newOffset));
  }

  public int getOffset() {
    return position;
  }

  public int getMaxExpansion(int order) {
    return 1;
  }

  public void setText(String source) {
    text = Normalizer.normalize(source, Normalizer.Form.NFD);
    position = 0;
  }

  public void setText(CharacterIterator source) {
    StringBuilder all = new StringBuilder();
    for (int i = source.getBeginIndex(); i < source.getEndIndex(); i++) all.append(source.setIndex(i));
    setText(all.toString());
  }
}

package java.text;

/**
 * The order of Unicode for common characters: spaces, punctuation, symbols, digits, letters; then accents; then small
 * before large. Rules that are given are kept and not applied.
 */
public class RuleBasedCollator extends Collator {
  private static final String PUNCTUATION = "_-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$";

  private final String rules;

  RuleBasedCollator() {
    rules = "";
  }

  public RuleBasedCollator(String rules) throws ParseException {
    if (rules == null) throw new NullPointerException();
    if (rules.isEmpty()) throw new ParseException("Build rules empty.", 0);
    this.rules = rules;
  }

  public String getRules() {
    return rules;
  }

  public CollationElementIterator getCollationElementIterator(String source) {
    return new CollationElementIterator(source);
  }

  public CollationElementIterator getCollationElementIterator(CharacterIterator source) {
    CollationElementIterator result = new CollationElementIterator("");
    result.setText(source);
    return result;
  }

  /** Primary, secondary and tertiary weight of a decomposed character, in one number; a mark has no primary one. */
  static int weight(char c) {
    if (Normalizer.combiningClass(c) != 0) return (c & 0xff) + 1 << 8;
    boolean upper = Character.isUpperCase(c);
    return primary(upper ? Character.toLowerCase(c) : c) << 16 | (upper ? 1 : 0);
  }

  private static int primary(char c) {
    if (Character.isWhitespace(c) || Character.isSpaceChar(c)) return 1 + (c == ' ' ? 0 : c & 7);
    int index = PUNCTUATION.indexOf(c);
    if (index >= 0) return 16 + index;
    if (c < 0x20) return 0;
    if (Character.isDigit(c)) return 0x400 + Character.digit(c, 10);
    if (!Character.isLetter(c)) return 0x80 + (c & 0x1ff);
    return Math.min(0x7fff, 0x500 + (c < 0x7000 ? c : 0x7000 + (c >> 4)));
  }

  /** The weights of one level, without those that are 0. */
  private static String level(String source, int level) {
    String text = Normalizer.normalize(source, Normalizer.Form.NFD);
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int weight = weight(text.charAt(i));
      if (level == PRIMARY) {
        if (weight >>> 16 != 0) result.append((char) (weight >>> 16));
      } else if (level == SECONDARY) {
        if (weight != 0) result.append((char) ((weight >>> 8 & 0xff) + 1));
      } else if (weight >>> 16 != 0) {
        result.append((char) ((weight & 0xff) + 1));
      }
    }
    return result.toString();
  }

  @Override
  public int compare(String source, String target) {
    if (source == null || target == null) throw new NullPointerException();
    if (source.equals(target)) return 0;
    for (int level = PRIMARY; level <= Math.min(getStrength(), TERTIARY); level++) {
      int order = level(source, level).compareTo(level(target, level));
      if (order != 0) return order < 0 ? -1 : 1;
    }
    if (getStrength() < IDENTICAL) return 0;
    int order = Normalizer.normalize(source, Normalizer.Form.NFD)
        .compareTo(Normalizer.normalize(target, Normalizer.Form.NFD));
    return Integer.signum(order);
  }

  @Override
  public CollationKey getCollationKey(String source) {
    if (source == null) return null;
    StringBuilder key = new StringBuilder();
    for (int level = PRIMARY; level <= Math.min(getStrength(), TERTIARY); level++) {
      key.append(level(source, level)).append('\0');
    }
    if (getStrength() == IDENTICAL) key.append(Normalizer.normalize(source, Normalizer.Form.NFD));
    return new Key(source, key.toString());
  }

  @Override
  public boolean equals(Object obj) {
    return super.equals(obj) && rules.equals(((RuleBasedCollator) obj).rules);
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  @Override
  public Object clone() {
    return super.clone();
  }

  private static final class Key extends CollationKey {
    private final String key;

    Key(String source, String key) {
      super(source);
      this.key = key;
    }

    @Override
    public int compareTo(CollationKey target) {
      return Integer.signum(key.compareTo(((Key) target).key));
    }

    @Override
    public byte[] toByteArray() {
      byte[] result = new byte[2 * key.length()];
      for (int i = 0; i < key.length(); i++) {
        result[2 * i] = (byte) (key.charAt(i) >> 8);
        result[2 * i + 1] = (byte) key.charAt(i);
      }
      return result;
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof Key && key.equals(((Key) obj).key);
    }

    @Override
    public int hashCode() {
      return key.hashCode();
    }
  }
}

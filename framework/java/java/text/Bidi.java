package java.text;

import java.util.ArrayList;
import java.util.List;

/** Directions in a text: levels of its characters by the bidirectional algorithm, without explicit embeddings. */
public final class Bidi {
  public static final int DIRECTION_LEFT_TO_RIGHT = 0;
  public static final int DIRECTION_RIGHT_TO_LEFT = 1;
  public static final int DIRECTION_DEFAULT_LEFT_TO_RIGHT = -2;
  public static final int DIRECTION_DEFAULT_RIGHT_TO_LEFT = -1;

  private final int baseLevel;
  private final byte[] levels;

  public Bidi(String paragraph, int flags) {
    this(paragraph.toCharArray(), 0, null, 0, paragraph.length(), flags);
  }

  public Bidi(AttributedCharacterIterator paragraph) {
    this(read(paragraph), DIRECTION_DEFAULT_LEFT_TO_RIGHT);
  }

  public Bidi(char[] text, int textStart, byte[] embeddings, int embStart, int paragraphLength, int flags) {
    if (text == null) throw new IllegalArgumentException("text is null");
    if (paragraphLength < 0) throw new IllegalArgumentException("bad length: " + paragraphLength);
    if (textStart < 0 || paragraphLength > text.length - textStart) throw new IllegalArgumentException("bad range");
    int[] kinds = new int[paragraphLength];
    for (int i = 0; i < paragraphLength; i++) kinds[i] = kind(text[textStart + i]);
    baseLevel = base(kinds, flags);
    levels = resolve(kinds, baseLevel);
  }

  private Bidi(byte[] levels, int baseLevel) {
    this.levels = levels;
    this.baseLevel = baseLevel;
  }

  private static String read(AttributedCharacterIterator text) {
    if (text == null) throw new IllegalArgumentException("paragraph is null");
    StringBuilder result = new StringBuilder();
    for (int i = text.getBeginIndex(); i < text.getEndIndex(); i++) result.append(text.setIndex(i));
    return result.toString();
  }

  /** 0 left to right, 1 right to left, 2 number, -1 neutral. */
  private static int kind(char c) {
    switch (Character.getDirectionality(c)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT:
        return 0;
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT:
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC:
        return 1;
      case Character.DIRECTIONALITY_EUROPEAN_NUMBER:
      case Character.DIRECTIONALITY_ARABIC_NUMBER:
        return 2;
      default:
        return -1;
    }
  }

  private static int base(int[] kinds, int flags) {
    if (flags == DIRECTION_LEFT_TO_RIGHT || flags == DIRECTION_RIGHT_TO_LEFT) return flags;
    for (int kind : kinds) {
      if (kind == 0 || kind == 1) return kind;
    }
    return flags == DIRECTION_DEFAULT_RIGHT_TO_LEFT ? 1 : 0;
  }

  private static byte[] resolve(int[] kinds, int base) {
    byte[] result = new byte[kinds.length];
    // Numbers stay what they are only next to right-to-left text; neutrals take the direction of both sides or of the
    // base.
    int strong = base;
    for (int i = 0; i < kinds.length; i++) {
      if (kinds[i] == 0 || kinds[i] == 1) strong = kinds[i];
      else if (kinds[i] == 2 && strong == 0) kinds[i] = 0;
    }
    for (int i = 0; i < kinds.length; ) {
      if (kinds[i] >= 0) {
        i++;
        continue;
      }
      int end = i;
      while (end < kinds.length && kinds[end] < 0) end++;
      int before = i == 0 ? base : kinds[i - 1] == 0 ? 0 : 1;
      int after = end == kinds.length ? base : kinds[end] == 0 ? 0 : 1;
      for (; i < end; i++) kinds[i] = before == after ? before : base;
    }
    for (int i = 0; i < kinds.length; i++) {
      result[i] = (byte) (kinds[i] == 1 ? 1 : kinds[i] == 2 || base == 1 ? 2 : 0);
    }
    return result;
  }

  public Bidi createLineBidi(int lineStart, int lineLimit) {
    if (lineStart < 0 || lineLimit > levels.length || lineStart > lineLimit) {
      throw new IllegalArgumentException("bad range");
    }
    byte[] part = new byte[lineLimit - lineStart];
    System.arraycopy(levels, lineStart, part, 0, part.length);
    return new Bidi(part, baseLevel);
  }

  public boolean isMixed() {
    return !isLeftToRight() && !isRightToLeft();
  }

  private boolean all(int level) {
    for (byte one : levels) {
      if (one != level) return false;
    }
    return levels.length > 0 || baseLevel == level;
  }

  public boolean isLeftToRight() {
    return all(0);
  }

  public boolean isRightToLeft() {
    return all(1);
  }

  public int getLength() {
    return levels.length;
  }

  public boolean baseIsLeftToRight() {
    return baseLevel == 0;
  }

  public int getBaseLevel() {
    return baseLevel;
  }

  public int getLevelAt(int offset) {
    return offset < 0 || offset >= levels.length ? baseLevel : levels[offset];
  }

  private List<int[]> runs() {
    List<int[]> result = new ArrayList<>();
    for (int i = 0; i < levels.length; i++) {
      if (i == 0 || levels[i] != levels[i - 1]) result.add(new int[] {i, i + 1});
      else result.get(result.size() - 1)[1] = i + 1;
    }
    if (result.isEmpty()) result.add(new int[] {0, 0});
    return result;
  }

  public int getRunCount() {
    return runs().size();
  }

  public int getRunLevel(int run) {
    return getLevelAt(runs().get(run)[0]);
  }

  public int getRunStart(int run) {
    return runs().get(run)[0];
  }

  public int getRunLimit(int run) {
    return runs().get(run)[1];
  }

  public static boolean requiresBidi(char[] text, int start, int limit) {
    if (start < 0 || start > limit || limit > text.length) throw new IllegalArgumentException("bad range");
    for (int i = start; i < limit; i++) {
      byte direction = Character.getDirectionality(text[i]);
      if (kind(text[i]) == 1 || direction == Character.DIRECTIONALITY_ARABIC_NUMBER) return true;
    }
    return false;
  }

  /** Reverses, from the highest level down to 1, every run of at least that level. */
  public static void reorderVisually(byte[] levels, int levelStart, Object[] objects, int objectStart, int count) {
    if (count < 0 || levelStart < 0 || levelStart > levels.length - count || objectStart < 0
        || objectStart > objects.length - count) {
      throw new IllegalArgumentException("bad range");
    }
    int highest = 0;
    for (int i = 0; i < count; i++) highest = Math.max(highest, levels[levelStart + i]);
    for (int level = highest; level > 0; level--) {
      for (int i = 0; i < count; ) {
        int end = i;
        while (end < count && levels[levelStart + end] >= level) end++;
        for (int a = i, b = end - 1; a < b; a++, b--) {
          Object object = objects[objectStart + a];
          objects[objectStart + a] = objects[objectStart + b];
          objects[objectStart + b] = object;
        }
        i = Math.max(end, i + 1);
      }
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(getClass().getName()).append("[dir: ").append(baseLevel)
        .append(" levels:");
    for (byte level : levels) text.append(' ').append(level);
    return text.append(']').toString();
  }
}

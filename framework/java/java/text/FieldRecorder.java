package java.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Hears from a format which part of its result is which field, for one {@link FieldPosition} or for all attributes.
 */
final class FieldRecorder {
  private final FieldPosition position;
  private boolean found;
  private final List<Object[]> all;

  /** Fills in the position: the first field that fits. */
  FieldRecorder(FieldPosition position) {
    this.position = position;
    this.all = null;
    position.setBeginIndex(0);
    position.setEndIndex(0);
  }

  /** Records everything. */
  FieldRecorder() {
    this.position = null;
    this.all = new ArrayList<>();
  }

  boolean recordsAll() {
    return all != null;
  }

  /** {@code id}: the field's number for {@link FieldPosition#getField}, -1 if it has none. */
  void add(Format.Field field, Object value, int id, int start, int end) {
    if (all != null && start < end) all.add(new Object[] {field, value, start, end});
    if (position == null || found) return;
    boolean fits = position.getFieldAttribute() != null ? position.getFieldAttribute().equals(field)
        : position.getField() == id && id >= 0;
    if (!fits) return;
    position.setBeginIndex(start);
    position.setEndIndex(end);
    found = start != end;
  }

  AttributedCharacterIterator iterator(String text) {
    AttributedString result = new AttributedString(text);
    for (Object[] one : all) {
      result.addAttribute((AttributedCharacterIterator.Attribute) one[0], one[1], (Integer) one[2], (Integer) one[3]);
    }
    return result.getIterator();
  }

  /** Takes over what another format said of the same text, moved by an offset. */
  void addAll(FieldRecorder other, int offset) {
    for (Object[] one : other.all) {
      add((Format.Field) one[0], one[1], -1, (Integer) one[2] + offset, (Integer) one[3] + offset);
    }
  }
}

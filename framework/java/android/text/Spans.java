package android.text;

import antecede.Bag;
import java.lang.reflect.Array;

/** The objects attached to a text: where each begins and ends, in the order in which they came. */
final class Spans {
  private Bag<Span> spans = new Bag<Span>();

  static final class Span {
    final Object what;
    int start;
    int end;
    int flags;

    Span(Object what, int start, int end, int flags) {
      this.what = what;
      this.start = start;
      this.end = end;
      this.flags = flags;
    }
  }

  int size() {
    return spans.size();
  }

  Span at(int index) {
    return spans.get(index);
  }

  Span find(Object what) {
    for (int i = 0; i < spans.size(); i++) {
      if (spans.get(i).what == what) return spans.get(i);
    }
    return null;
  }

  void add(Object what, int start, int end, int flags) {
    spans.add(new Span(what, start, end, flags));
  }

  void remove(Span span) {
    spans.remove(span);
  }

  void clear() {
    spans.clear();
  }

  /** Takes over what lies in that part of another text. */
  void copy(CharSequence source, int start, int end, int to) {
    if (!(source instanceof Spanned)) return;
    Spanned from = (Spanned) source;
    Object[] all = from.getSpans(start, end, Object.class);
    for (Object one : all) {
      if (one instanceof NoCopySpan || find(one) != null) continue;
      int first = Math.max(from.getSpanStart(one), start) - start + to;
      int last = Math.min(from.getSpanEnd(one), end) - start + to;
      add(one, first, last, from.getSpanFlags(one));
    }
  }

  /** Those of the class that touch the part; those of higher priority first. */
  @SuppressWarnings("unchecked")
  <T> T[] get(int start, int end, Class<T> kind) {
    Bag<Span> found = new Bag<Span>();
    for (int i = 0; i < spans.size(); i++) {
      Span span = spans.get(i);
      if (touches(span, start, end) && (kind == null || kind.isInstance(span.what))) insert(found, span);
    }
    T[] result = (T[]) Array.newInstance(kind == null ? Object.class : kind, found.size());
    for (int i = 0; i < result.length; i++) result[i] = (T) found.get(i).what;
    return result;
  }

  private static void insert(Bag<Span> found, Span span) {
    int at = found.size();
    while (at > 0 && (found.get(at - 1).flags & Spanned.SPAN_PRIORITY) < (span.flags & Spanned.SPAN_PRIORITY)) at--;
    found.add(at, span);
  }

  private static boolean touches(Span span, int start, int end) {
    if (span.start > end || span.end < start) return false;
    boolean empty = span.start == span.end || start == end;
    return empty || span.start != end && span.end != start;
  }

  int next(int start, int limit, Class kind) {
    int next = limit;
    for (int i = 0; i < spans.size(); i++) {
      Span span = spans.get(i);
      if (kind != null && !kind.isInstance(span.what)) continue;
      if (span.start > start && span.start < next) next = span.start;
      if (span.end > start && span.end < next) next = span.end;
    }
    return next;
  }

  /** The part of the text became longer or shorter. */
  void moved(int start, int end, int length) {
    int delta = length - (end - start);
    for (int i = spans.size() - 1; i >= 0; i--) {
      Span span = spans.get(i);
      boolean startIsPoint = (span.flags & 0xF0) == 0x20;
      boolean endIsPoint = (span.flags & 0x0F) == 2;
      int first = move(span.start, start, end, length, delta, startIsPoint);
      int last = move(span.end, start, end, length, delta, endIsPoint);
      boolean gone = end > start && span.start >= start && span.end <= end && span.start != span.end
          && (span.flags & Spanned.SPAN_POINT_MARK_MASK) == Spanned.SPAN_EXCLUSIVE_EXCLUSIVE && length == 0;
      span.start = Math.min(first, last);
      span.end = Math.max(first, last);
      if (gone) spans.remove(span);
    }
  }

  /** A point moves behind what is inserted at it, a mark stays before it. */
  private static int move(int place, int start, int end, int length, int delta, boolean point) {
    if (place < start) return place;
    if (place > end) return place + delta;
    if (start == end) return point ? place + length : place;
    if (place == start) return start;
    return place == end ? end + delta : point ? start + length : start;
  }
}

package android.text;

/** A text that does not change, with objects attached to parts of it. */
abstract class SpannableStringInternal {
  private final String text;
  final Spans spans = new Spans();

  SpannableStringInternal(CharSequence source, int start, int end) {
    text = start == 0 && end == source.length() ? source.toString() : source.toString().substring(start, end);
    spans.copy(source, start, end, 0);
  }

  public final int length() {
    return text.length();
  }

  public final char charAt(int i) {
    return text.charAt(i);
  }

  @Override
  public final String toString() {
    return text;
  }

  public final void getChars(int start, int end, char[] dest, int off) {
    text.getChars(start, end, dest, off);
  }

  void setSpan(Object what, int start, int end, int flags) {
    check(start, end);
    Spans.Span old = spans.find(what);
    if (old == null) {
      spans.add(what, start, end, flags);
      tell(what, start, end);
      return;
    }
    int from = old.start;
    int to = old.end;
    old.start = start;
    old.end = end;
    old.flags = flags;
    for (SpanWatcher watcher : spans.get(Math.min(start, from), Math.max(end, to), SpanWatcher.class)) {
      watcher.onSpanChanged((Spannable) this, what, from, to, start, end);
    }
  }

  private void tell(Object what, int start, int end) {
    if (!(this instanceof Spannable)) return;
    for (SpanWatcher watcher : spans.get(start, end, SpanWatcher.class)) watcher.onSpanAdded((Spannable) this, what, start, end);
  }

  private void check(int start, int end) {
    if (end < start) throw new IndexOutOfBoundsException("setSpan (" + start + " ... " + end + ") has end before start");
    if (start < 0 || end > text.length()) {
      throw new IndexOutOfBoundsException("setSpan (" + start + " ... " + end + ") ends beyond length " + text.length());
    }
  }

  void removeSpan(Object what) {
    Spans.Span span = spans.find(what);
    if (span == null) return;
    spans.remove(span);
    if (!(this instanceof Spannable)) return;
    for (SpanWatcher watcher : spans.get(span.start, span.end, SpanWatcher.class)) {
      watcher.onSpanRemoved((Spannable) this, what, span.start, span.end);
    }
  }

  public int getSpanStart(Object what) {
    Spans.Span span = spans.find(what);
    return span == null ? -1 : span.start;
  }

  public int getSpanEnd(Object what) {
    Spans.Span span = spans.find(what);
    return span == null ? -1 : span.end;
  }

  public int getSpanFlags(Object what) {
    Spans.Span span = spans.find(what);
    return span == null ? 0 : span.flags;
  }

  public <T> T[] getSpans(int queryStart, int queryEnd, Class<T> kind) {
    return spans.get(queryStart, queryEnd, kind);
  }

  public int nextSpanTransition(int start, int limit, Class kind) {
    return spans.next(start, limit, kind);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Spanned && toString().equals(o.toString());
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}

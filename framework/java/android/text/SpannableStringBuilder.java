package android.text;

import antecede.Callbacks;
import antecede.Observable;

/** A text that changes, with objects attached to parts of it. Watchers among them hear of a change while it is made. */
public class SpannableStringBuilder implements CharSequence, GetChars, Spannable, Editable, Appendable {
  @Observable private String text;
  private final Spans spans = new Spans();
  private InputFilter[] filters = new InputFilter[0];
  private int depth;

  public SpannableStringBuilder() {
    this("");
  }

  public SpannableStringBuilder(CharSequence text) {
    this(text, 0, text.length());
  }

  public SpannableStringBuilder(CharSequence text, int start, int end) {
    this.text = text.toString().substring(start, end);
    spans.copy(text, start, end, 0);
  }

  public static SpannableStringBuilder valueOf(CharSequence source) {
    return source instanceof SpannableStringBuilder ? (SpannableStringBuilder) source : new SpannableStringBuilder(source);
  }

  @Override
  public char charAt(int where) {
    return text.charAt(where);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public String toString() {
    return text;
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new SpannableStringBuilder(this, start, end);
  }

  @Override
  public void getChars(int start, int end, char[] dest, int destoff) {
    text.getChars(start, end, dest, destoff);
  }

  // Changes.

  @Override
  public SpannableStringBuilder insert(int where, CharSequence tb, int start, int end) {
    return replace(where, where, tb, start, end);
  }

  @Override
  public SpannableStringBuilder insert(int where, CharSequence tb) {
    return replace(where, where, tb, 0, tb.length());
  }

  @Override
  public SpannableStringBuilder delete(int start, int end) {
    return replace(start, end, "", 0, 0);
  }

  @Override
  public void clear() {
    replace(0, length(), "", 0, 0);
    spans.clear();
  }

  @Override
  public void clearSpans() {
    while (spans.size() > 0) removeSpan(spans.at(spans.size() - 1).what);
  }

  @Override
  public SpannableStringBuilder append(CharSequence text) {
    CharSequence added = text == null ? "null" : text;
    return replace(length(), length(), added, 0, added.length());
  }

  public SpannableStringBuilder append(CharSequence text, Object what, int flags) {
    int start = length();
    append(text);
    setSpan(what, start, length(), flags);
    return this;
  }

  @Override
  public SpannableStringBuilder append(CharSequence text, int start, int end) {
    return replace(length(), length(), text, start, end);
  }

  @Override
  public SpannableStringBuilder append(char text) {
    return append(String.valueOf(text));
  }

  @Override
  public SpannableStringBuilder replace(int start, int end, CharSequence tb) {
    return replace(start, end, tb, 0, tb.length());
  }

  @Override
  public SpannableStringBuilder replace(int start, int end, CharSequence tb, int tbstart, int tbend) {
    check("replace", start, end);
    CharSequence source = tb;
    int from = tbstart;
    int to = tbend;
    for (InputFilter filter : filters) {
      CharSequence changed = filter.filter(source, from, to, this, start, end);
      if (changed == null) continue;
      source = changed;
      from = 0;
      to = changed.length();
    }
    int before = end - start;
    int after = to - from;
    if (before == 0 && after == 0 && !hasContent(source, from, to)) return this;
    TextWatcher[] watchers = getSpans(start, end, TextWatcher.class);
    tellBefore(watchers, start, before, after);
    spans.moved(start, end, after);
    text = text.substring(0, start) + source.toString().substring(from, to) + text.substring(end);
    spans.copy(source, from, to, start);
    tellChanged(watchers, start, before, after);
    tellAfter(watchers);
    return this;
  }

  private static boolean hasContent(CharSequence source, int from, int to) {
    return source instanceof Spanned && ((Spanned) source).getSpans(from, to, Object.class).length > 0;
  }

  private void tellBefore(TextWatcher[] watchers, int start, int before, int after) {
    depth++;
    for (TextWatcher watcher : watchers) {
      Callbacks.invoke(this, "TextWatcher", watcher);
      watcher.beforeTextChanged(this, start, before, after);
    }
    depth--;
  }

  private void tellChanged(TextWatcher[] watchers, int start, int before, int after) {
    depth++;
    for (TextWatcher watcher : watchers) {
      Callbacks.invoke(this, "TextWatcher", watcher);
      watcher.onTextChanged(this, start, before, after);
    }
    depth--;
  }

  private void tellAfter(TextWatcher[] watchers) {
    depth++;
    for (TextWatcher watcher : watchers) {
      Callbacks.invoke(this, "TextWatcher", watcher);
      watcher.afterTextChanged(this);
    }
    depth--;
  }

  public int getTextWatcherDepth() {
    return depth;
  }

  private void check(String what, int start, int end) {
    if (end < start) throw new IndexOutOfBoundsException(what + " (" + start + " ... " + end + ") has end before start");
    if (start < 0 || end > text.length()) {
      throw new IndexOutOfBoundsException(what + " (" + start + " ... " + end + ") ends beyond length " + text.length());
    }
  }

  // Spans.

  @Override
  public void setSpan(Object what, int start, int end, int flags) {
    check("setSpan", start, end);
    Spans.Span old = spans.find(what);
    if (old == null) {
      if (start == end && (flags & SPAN_POINT_MARK_MASK) == SPAN_EXCLUSIVE_EXCLUSIVE) return;
      spans.add(what, start, end, flags);
      if (what instanceof TextWatcher) Callbacks.observe(this, "TextWatcher", what, true);
      for (SpanWatcher watcher : getSpans(start, end, SpanWatcher.class)) watcher.onSpanAdded(this, what, start, end);
      return;
    }
    int from = old.start;
    int to = old.end;
    old.start = start;
    old.end = end;
    old.flags = flags;
    for (SpanWatcher watcher : getSpans(Math.min(from, start), Math.min(Math.max(to, end), length()), SpanWatcher.class)) {
      watcher.onSpanChanged(this, what, from, to, start, end);
    }
  }

  @Override
  public void removeSpan(Object what) {
    Spans.Span span = spans.find(what);
    if (span == null) return;
    spans.remove(span);
    if (what instanceof TextWatcher) Callbacks.unregister(this, "TextWatcher", what);
    for (SpanWatcher watcher : getSpans(span.start, span.end, SpanWatcher.class)) {
      watcher.onSpanRemoved(this, what, span.start, span.end);
    }
  }

  @Override
  public int getSpanStart(Object what) {
    Spans.Span span = spans.find(what);
    return span == null ? -1 : span.start;
  }

  @Override
  public int getSpanEnd(Object what) {
    Spans.Span span = spans.find(what);
    return span == null ? -1 : span.end;
  }

  @Override
  public int getSpanFlags(Object what) {
    Spans.Span span = spans.find(what);
    return span == null ? 0 : span.flags;
  }

  @Override
  public <T> T[] getSpans(int queryStart, int queryEnd, Class<T> kind) {
    return spans.get(queryStart, queryEnd, kind);
  }

  @Override
  public int nextSpanTransition(int start, int limit, Class kind) {
    return spans.next(start, limit, kind);
  }

  @Override
  public void setFilters(InputFilter[] filters) {
    if (filters == null) throw new IllegalArgumentException();
    this.filters = filters;
  }

  @Override
  public InputFilter[] getFilters() {
    return filters;
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

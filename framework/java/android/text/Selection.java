package android.text;

/** The cursor of a text, or the part that is selected: two objects attached to it. */
public class Selection {
  public static final Object SELECTION_START = new NoCopySpan.Concrete();
  public static final Object SELECTION_END = new NoCopySpan.Concrete();

  private Selection() {}

  public static final int getSelectionStart(CharSequence text) {
    return text instanceof Spanned ? ((Spanned) text).getSpanStart(SELECTION_START) : -1;
  }

  public static final int getSelectionEnd(CharSequence text) {
    return text instanceof Spanned ? ((Spanned) text).getSpanStart(SELECTION_END) : -1;
  }

  public static void setSelection(Spannable text, int start, int stop) {
    if (getSelectionStart(text) != start || getSelectionEnd(text) != stop) {
      text.setSpan(SELECTION_START, start, start, Spanned.SPAN_POINT_POINT | Spanned.SPAN_INTERMEDIATE);
      text.setSpan(SELECTION_END, stop, stop, Spanned.SPAN_POINT_POINT);
    }
  }

  public static final void setSelection(Spannable text, int index) {
    setSelection(text, index, index);
  }

  public static final void selectAll(Spannable text) {
    setSelection(text, 0, text.length());
  }

  public static final void extendSelection(Spannable text, int index) {
    if (text.getSpanStart(SELECTION_END) != index) text.setSpan(SELECTION_END, index, index, Spanned.SPAN_POINT_POINT);
  }

  public static final void removeSelection(Spannable text) {
    text.removeSpan(SELECTION_START);
    text.removeSpan(SELECTION_END);
  }

  private static int byLine(Spannable text, Layout layout, int by) {
    int end = Math.max(0, getSelectionEnd(text));
    int line = layout.getLineForOffset(end) + by;
    if (line < 0) return 0;
    if (line >= layout.getLineCount()) return text.length();
    int column = end - layout.getLineStart(line - by);
    return Math.min(layout.getLineStart(line) + column, layout.getLineVisibleEnd(line));
  }

  private static boolean move(Spannable text, int to, boolean extend) {
    if (to == getSelectionEnd(text) && (extend || getSelectionStart(text) == to)) return false;
    if (extend) extendSelection(text, to);
    else setSelection(text, to);
    return true;
  }

  private static int beside(Spannable text, int by) {
    return Math.max(0, Math.min(text.length(), getSelectionEnd(text) + by));
  }

  private static int edge(Spannable text, Layout layout, boolean right) {
    int line = layout.getLineForOffset(Math.max(0, getSelectionEnd(text)));
    return right ? layout.getLineVisibleEnd(line) : layout.getLineStart(line);
  }

  private static int paragraph(Spannable text, boolean end) {
    int at = Math.max(0, getSelectionEnd(text));
    String all = text.toString();
    int found = end ? all.indexOf('\n', at) : at == 0 ? -1 : all.lastIndexOf('\n', at - 1);
    return end ? (found < 0 ? all.length() : found) : found + 1;
  }

  public static boolean moveUp(Spannable text, Layout layout) {
    return move(text, byLine(text, layout, -1), false);
  }

  public static boolean moveDown(Spannable text, Layout layout) {
    return move(text, byLine(text, layout, 1), false);
  }

  public static boolean moveLeft(Spannable text, Layout layout) {
    return move(text, beside(text, -1), false);
  }

  public static boolean moveRight(Spannable text, Layout layout) {
    return move(text, beside(text, 1), false);
  }

  public static boolean moveToParagraphStart(Spannable text, Layout layout) {
    return move(text, paragraph(text, false), false);
  }

  public static boolean moveToParagraphEnd(Spannable text, Layout layout) {
    return move(text, paragraph(text, true), false);
  }

  public static boolean extendToParagraphStart(Spannable text) {
    return move(text, paragraph(text, false), true);
  }

  public static boolean extendToParagraphEnd(Spannable text) {
    return move(text, paragraph(text, true), true);
  }

  public static boolean extendUp(Spannable text, Layout layout) {
    return move(text, byLine(text, layout, -1), true);
  }

  public static boolean extendDown(Spannable text, Layout layout) {
    return move(text, byLine(text, layout, 1), true);
  }

  public static boolean extendLeft(Spannable text, Layout layout) {
    return move(text, beside(text, -1), true);
  }

  public static boolean extendRight(Spannable text, Layout layout) {
    return move(text, beside(text, 1), true);
  }

  public static boolean extendToLeftEdge(Spannable text, Layout layout) {
    return move(text, edge(text, layout, false), true);
  }

  public static boolean extendToRightEdge(Spannable text, Layout layout) {
    return move(text, edge(text, layout, true), true);
  }

  public static boolean moveToLeftEdge(Spannable text, Layout layout) {
    return move(text, edge(text, layout, false), false);
  }

  public static boolean moveToRightEdge(Spannable text, Layout layout) {
    return move(text, edge(text, layout, true), false);
  }
}

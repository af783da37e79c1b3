package android.text;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.RectF;

/** A text in lines. All letters of a line are equally wide, and all text runs from left to right. */
public abstract class Layout {
  public static final int BREAK_STRATEGY_SIMPLE = 0;
  public static final int BREAK_STRATEGY_HIGH_QUALITY = 1;
  public static final int BREAK_STRATEGY_BALANCED = 2;
  public static final int HYPHENATION_FREQUENCY_NONE = 0;
  public static final int HYPHENATION_FREQUENCY_NORMAL = 1;
  public static final int HYPHENATION_FREQUENCY_FULL = 2;
  public static final int HYPHENATION_FREQUENCY_NORMAL_FAST = 3;
  public static final int HYPHENATION_FREQUENCY_FULL_FAST = 4;
  public static final int JUSTIFICATION_MODE_NONE = 0;
  public static final int JUSTIFICATION_MODE_INTER_WORD = 1;
  public static final float DEFAULT_LINESPACING_MULTIPLIER = 1.0f;
  public static final float DEFAULT_LINESPACING_ADDITION = 0.0f;
  public static final int DIR_LEFT_TO_RIGHT = 1;
  public static final int DIR_RIGHT_TO_LEFT = -1;

  static final Directions LEFT_TO_RIGHT = new Directions();

  private CharSequence text;
  private final TextPaint paint;
  private int width;
  private final Alignment alignment;
  private final float multiplier;
  private final float extra;

  /** Where lines begin. */
  public static enum Alignment {
    ALIGN_NORMAL,
    ALIGN_OPPOSITE,
    ALIGN_CENTER,
    ALIGN_LEFT,
    ALIGN_RIGHT
  }

  /** The directions within a line. */
  public static class Directions {
    Directions() {}
  }

  protected Layout(CharSequence text, TextPaint paint, int width, Alignment align, float spacingMult, float spacingAdd) {
    if (width < 0) throw new IllegalArgumentException("Layout: " + width + " < 0");
    this.text = text;
    this.paint = paint;
    this.width = width;
    alignment = align;
    multiplier = spacingMult;
    extra = spacingAdd;
  }

  public static float getDesiredWidth(CharSequence source, TextPaint paint) {
    return getDesiredWidth(source, 0, source.length(), paint);
  }

  public static float getDesiredWidth(CharSequence source, int start, int end, TextPaint paint) {
    float widest = 0;
    int from = start;
    for (int i = start; i <= end; i++) {
      if (i < end && source.charAt(i) != '\n') continue;
      widest = Math.max(widest, paint.measureText(source, from, i));
      from = i + 1;
    }
    return widest;
  }

  public void draw(Canvas c) {}

  public void draw(Canvas canvas, Path selectionHighlight, Paint selectionHighlightPaint, int cursorOffsetVertical) {}

  public final CharSequence getText() {
    return text;
  }

  void setText(CharSequence text) {
    this.text = text;
  }

  public final TextPaint getPaint() {
    return paint;
  }

  public final int getWidth() {
    return width;
  }

  public int getEllipsizedWidth() {
    return width;
  }

  public final void increaseWidthTo(int wid) {
    if (wid < width) throw new RuntimeException("attempted to reduce Layout width");
    width = wid;
  }

  public int getHeight() {
    return getLineTop(getLineCount());
  }

  public final Alignment getAlignment() {
    return alignment;
  }

  public final float getSpacingMultiplier() {
    return multiplier;
  }

  public final float getSpacingAdd() {
    return extra;
  }

  public final TextDirectionHeuristic getTextDirectionHeuristic() {
    return TextDirectionHeuristics.FIRSTSTRONG_LTR;
  }

  public final float getLineSpacingMultiplier() {
    return multiplier;
  }

  public final float getLineSpacingAmount() {
    return extra;
  }

  public void drawText(Canvas canvas) {}

  public void drawBackground(Canvas canvas) {}

  /** Where each letter lies: left, top, right, bottom, four numbers each. */
  public void fillCharacterBounds(int start, int end, float[] bounds, int boundsStart) {
    if (start < 0 || end < start || end > text.length()) throw new IndexOutOfBoundsException(start + ", " + end);
    for (int i = start; i < end; i++) {
      int line = getLineForOffset(i);
      int at = boundsStart + 4 * (i - start);
      bounds[at] = getPrimaryHorizontal(i);
      bounds[at + 1] = getLineTop(line);
      bounds[at + 2] = i + 1 < getLineEnd(line) ? getPrimaryHorizontal(i + 1) : getLineRight(line);
      bounds[at + 3] = getLineBottom(line);
    }
  }

  public RectF computeDrawingBoundingBox() {
    RectF box = new RectF(0, 0, 0, getHeight());
    for (int i = 0; i < getLineCount(); i++) box.union(getLineLeft(i), getLineTop(i), getLineRight(i), getLineBottom(i));
    return box;
  }

  public abstract int getLineCount();

  public int getLineBounds(int line, Rect bounds) {
    if (bounds != null) bounds.set(0, getLineTop(line), width, getLineTop(line + 1));
    return getLineBaseline(line);
  }

  public abstract int getLineTop(int line);

  public abstract int getLineDescent(int line);

  public abstract int getLineStart(int line);

  public abstract int getParagraphDirection(int line);

  public abstract boolean getLineContainsTab(int line);

  public abstract Directions getLineDirections(int line);

  public abstract int getTopPadding();

  public abstract int getBottomPadding();

  public abstract int getEllipsisStart(int line);

  public abstract int getEllipsisCount(int line);

  public boolean isFallbackLineSpacingEnabled() {
    return false;
  }

  public boolean isRtlCharAt(int offset) {
    return false;
  }

  public float getPrimaryHorizontal(int offset) {
    int line = getLineForOffset(offset);
    return getLineLeft(line) + paint.measureText(text, getLineStart(line), offset);
  }

  public float getSecondaryHorizontal(int offset) {
    return getPrimaryHorizontal(offset);
  }

  public float getLineLeft(int line) {
    if (alignment == Alignment.ALIGN_CENTER) return (width - getLineMax(line)) / 2;
    boolean right = alignment == Alignment.ALIGN_OPPOSITE || alignment == Alignment.ALIGN_RIGHT;
    return right ? width - getLineMax(line) : 0;
  }

  public float getLineRight(int line) {
    return getLineLeft(line) + getLineMax(line);
  }

  public float getLineMax(int line) {
    return paint.measureText(text, getLineStart(line), getLineVisibleEnd(line));
  }

  public float getLineWidth(int line) {
    int end = getLineEnd(line);
    boolean broken = end > getLineStart(line) && text.charAt(end - 1) == '\n';
    return paint.measureText(text, getLineStart(line), broken ? end - 1 : end);
  }

  public int getLineForVertical(int vertical) {
    int line = 0;
    while (line < getLineCount() - 1 && getLineTop(line + 1) <= vertical) line++;
    return line;
  }

  public int getLineForOffset(int offset) {
    int line = 0;
    while (line < getLineCount() - 1 && getLineStart(line + 1) <= offset) line++;
    return line;
  }

  public int getOffsetForHorizontal(int line, float horiz) {
    float letter = Math.max(1, paint.measureText("x"));
    int column = Math.max(0, Math.round((horiz - getLineLeft(line)) / letter));
    return Math.min(getLineStart(line) + column, getLineVisibleEnd(line));
  }

  public final int getLineEnd(int line) {
    return getLineStart(line + 1);
  }

  /** Without the blanks or the line end that it ends with. */
  public int getLineVisibleEnd(int line) {
    int start = getLineStart(line);
    int end = getLineEnd(line);
    if (line == getLineCount() - 1) return end;
    while (end > start && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\n')) end--;
    return end;
  }

  public final int getLineBottom(int line) {
    return getLineTop(line + 1);
  }

  public int getLineBottom(int line, boolean includeLineSpacing) {
    return getLineTop(line + 1);
  }

  public final int getLineBaseline(int line) {
    return getLineTop(line + 1) - getLineDescent(line);
  }

  public final int getLineAscent(int line) {
    return getLineTop(line) - (getLineTop(line + 1) - getLineDescent(line));
  }

  public int getOffsetToLeftOf(int offset) {
    return Math.max(0, offset - 1);
  }

  public int getOffsetToRightOf(int offset) {
    return Math.min(text.length(), offset + 1);
  }

  public void getCursorPath(int point, Path dest, CharSequence editingBuffer) {}

  public void getSelectionPath(int start, int end, Path dest) {}

  public final Alignment getParagraphAlignment(int line) {
    return alignment;
  }

  public final int getParagraphLeft(int line) {
    return 0;
  }

  public final int getParagraphRight(int line) {
    return width;
  }

  protected final boolean isSpanned() {
    return text instanceof Spanned;
  }
}

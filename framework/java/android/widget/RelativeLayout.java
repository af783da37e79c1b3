package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;

/** Places its children relative to each other and to itself. */
public class RelativeLayout extends ViewGroup {
  public static final int TRUE = -1;
  public static final int LEFT_OF = 0, RIGHT_OF = 1, ABOVE = 2, BELOW = 3, ALIGN_BASELINE = 4, ALIGN_LEFT = 5, ALIGN_TOP = 6;
  public static final int ALIGN_RIGHT = 7, ALIGN_BOTTOM = 8, ALIGN_PARENT_LEFT = 9, ALIGN_PARENT_TOP = 10;
  public static final int ALIGN_PARENT_RIGHT = 11, ALIGN_PARENT_BOTTOM = 12, CENTER_IN_PARENT = 13, CENTER_HORIZONTAL = 14;
  public static final int CENTER_VERTICAL = 15, START_OF = 16, END_OF = 17, ALIGN_START = 18, ALIGN_END = 19;
  public static final int ALIGN_PARENT_START = 20, ALIGN_PARENT_END = 21;
  private static final int VERBS = 22;
  private static final int UNSET = Integer.MIN_VALUE;
  private static final int[] HORIZONTAL = {LEFT_OF, RIGHT_OF, ALIGN_LEFT, ALIGN_RIGHT};
  private static final int[] VERTICAL = {ABOVE, BELOW, ALIGN_BASELINE, ALIGN_TOP, ALIGN_BOTTOM};
  private static final int[] ATTRIBUTES = {android.R.attr.gravity, android.R.attr.ignoreGravity};

  private int gravity = Gravity.START | Gravity.TOP;
  private int ignoreGravity;

  /** With rules: a verb and the view that it names. */
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    /** By verb. */
    private static final int[] ATTRIBUTES = {android.R.attr.layout_toLeftOf, android.R.attr.layout_toRightOf,
        android.R.attr.layout_above, android.R.attr.layout_below, android.R.attr.layout_alignBaseline,
        android.R.attr.layout_alignLeft, android.R.attr.layout_alignTop, android.R.attr.layout_alignRight,
        android.R.attr.layout_alignBottom, android.R.attr.layout_alignParentLeft, android.R.attr.layout_alignParentTop,
        android.R.attr.layout_alignParentRight, android.R.attr.layout_alignParentBottom, android.R.attr.layout_centerInParent,
        android.R.attr.layout_centerHorizontal, android.R.attr.layout_centerVertical, android.R.attr.layout_toStartOf,
        android.R.attr.layout_toEndOf, android.R.attr.layout_alignStart, android.R.attr.layout_alignEnd,
        android.R.attr.layout_alignParentStart, android.R.attr.layout_alignParentEnd,
        android.R.attr.layout_alignWithParentIfMissing};

    public boolean alignWithParent;
    private final int[] rules = new int[VERBS];
    private int left, top, right, bottom;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, ATTRIBUTES);
      for (int verb = 0; verb < VERBS; verb++) {
        if (!values.hasValue(verb)) continue;
        boolean parent = verb >= ALIGN_PARENT_LEFT && verb <= CENTER_VERTICAL || verb >= ALIGN_PARENT_START;
        rules[verb] = parent ? (values.getBoolean(verb, false) ? TRUE : 0) : values.getResourceId(verb, 0);
      }
      alignWithParent = values.getBoolean(VERBS, false);
      values.recycle();
    }

    public LayoutParams(int w, int h) { super(w, h); }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public LayoutParams(LayoutParams source) {
      super(source);
      alignWithParent = source.alignWithParent;
      System.arraycopy(source.rules, 0, rules, 0, VERBS);
    }

    public void addRule(int verb) { addRule(verb, TRUE); }

    public void addRule(int verb, int subject) { rules[verb] = subject; }

    public void removeRule(int verb) { addRule(verb, 0); }

    public int getRule(int verb) { return rules[verb]; }

    /** The rules from left to right. */
    int[] getRules(int layoutDirection) {
      int[] resolved = rules.clone();
      merge(resolved, START_OF, LEFT_OF);
      merge(resolved, END_OF, RIGHT_OF);
      merge(resolved, ALIGN_START, ALIGN_LEFT);
      merge(resolved, ALIGN_END, ALIGN_RIGHT);
      merge(resolved, ALIGN_PARENT_START, ALIGN_PARENT_LEFT);
      merge(resolved, ALIGN_PARENT_END, ALIGN_PARENT_RIGHT);
      return resolved;
    }

    private static void merge(int[] rules, int from, int to) {
      if (rules[from] != 0) rules[to] = rules[from];
    }

    public int[] getRules() { return rules; }

    public String debug(String output) {
      return output + "RelativeLayout.LayoutParams={ width=" + width + ", height=" + height + " }";
    }
  }

  public RelativeLayout(Context context) { this(context, null); }

  public RelativeLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public RelativeLayout(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public RelativeLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    if (values.hasValue(0)) setGravity(values.getInt(0, gravity));
    ignoreGravity = values.getResourceId(1, View.NO_ID);
    values.recycle();
  }

  public void setGravity(int gravity) {
    if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) gravity |= Gravity.START;
    if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) gravity |= Gravity.TOP;
    this.gravity = gravity;
    requestLayout();
  }

  public int getGravity() { return gravity; }

  public void setHorizontalGravity(int horizontalGravity) {
    int mask = Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK;
    setGravity(gravity & ~mask | horizontalGravity & mask);
  }

  public void setVerticalGravity(int verticalGravity) {
    setGravity(gravity & ~Gravity.VERTICAL_GRAVITY_MASK | verticalGravity & Gravity.VERTICAL_GRAVITY_MASK);
  }

  public void setIgnoreGravity(int viewId) { ignoreGravity = viewId; }

  public int getIgnoreGravity() { return ignoreGravity; }

  // Each axis by itself: children in the order of their dependencies get two edges, of which those that no rule says are UNSET.

  private int[][] rules;
  private int[] ids;

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int count = childCount();
    rules = new int[count][];
    ids = new int[count];
    for (int i = 0; i < count; i++) {
      rules[i] = ((LayoutParams) childAt(i).getLayoutParams()).getRules(getLayoutDirection());
      ids[i] = childAt(i).getId();
    }
    boolean wide = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED;
    boolean high = MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED;
    int width = wide ? -1 : MeasureSpec.getSize(widthMeasureSpec), height = high ? -1 : MeasureSpec.getSize(heightMeasureSpec);
    boolean wrapsWidth = MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.EXACTLY;
    boolean wrapsHeight = MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.EXACTLY;
    int[] order = sorted(HORIZONTAL);
    for (int i : order) place(i, true, width, height, wrapsWidth);
    int[] down = sorted(VERTICAL);
    for (int i : down) place(i, false, width, height, wrapsHeight);
    int wishWidth = extent(true, wrapsWidth, width), wishHeight = extent(false, wrapsHeight, height);
    int finalWidth = resolveSizeAndState(Math.max(wishWidth, getSuggestedMinimumWidth()), widthMeasureSpec, 0);
    int finalHeight = resolveSizeAndState(Math.max(wishHeight, getSuggestedMinimumHeight()), heightMeasureSpec, 0);
    if (wrapsWidth) settle(true, finalWidth & MEASURED_SIZE_MASK, width);
    if (wrapsHeight) settle(false, finalHeight & MEASURED_SIZE_MASK, height);
    setMeasuredDimension(finalWidth, finalHeight);
    applyGravity();
  }

  private int find(int id) {
    for (int i = 0; id > 0 && i < ids.length; i++) {
      if (ids[i] == id) return i;
    }
    return -1;
  }

  /** The child that a rule names; those that are gone pass the question on. */
  private int subject(int child, int verb) {
    int found = find(rules[child][verb]);
    for (int hops = 0; found >= 0 && childAt(found).shown() == GONE; hops++) {
      if (hops > ids.length) return -1;
      found = find(rules[found][verb]);
    }
    return found;
  }

  private int[] sorted(int[] verbs) {
    int count = ids.length;
    int[] order = new int[count];
    boolean[] done = new boolean[count];
    int found = 0;
    while (found < count) {
      int before = found;
      for (int i = 0; i < count; i++) {
        if (done[i] || !isReady(i, verbs, done)) continue;
        done[i] = true;
        order[found++] = i;
      }
      if (found == before) throw new IllegalStateException("Circular dependencies cannot exist in RelativeLayout");
    }
    return order;
  }

  private boolean isReady(int child, int[] verbs, boolean[] done) {
    for (int verb : verbs) {
      int other = find(rules[child][verb]);
      if (other >= 0 && other != child && !done[other]) return false;
    }
    return true;
  }

  private void place(int index, boolean horizontal, int width, int height, boolean wraps) {
    View child = childAt(index);
    if (child.shown() == GONE) return;
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    int size = horizontal ? width : height;
    int[] edges = edges(index, horizontal, size, params, wraps);
    int before = horizontal ? params.leftMargin : params.topMargin, after = horizontal ? params.rightMargin : params.bottomMargin;
    int low = horizontal ? getPaddingLeft() : getPaddingTop(), high = horizontal ? getPaddingRight() : getPaddingBottom();
    int wish = horizontal ? params.width : params.height;
    int spec = spec(edges[0], edges[1], wish, before, after, low, high, size);
    if (horizontal) {
      int other = height < 0 ? MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
          : MeasureSpec.makeMeasureSpec(Math.max(0,
          height - getPaddingTop() - getPaddingBottom() - params.topMargin - params.bottomMargin),
              params.height == LayoutParams.MATCH_PARENT ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST);
      if (params.height >= 0) other = MeasureSpec.makeMeasureSpec(params.height, MeasureSpec.EXACTLY);
      child.measure(spec, other);
    } else {
      child.measure(MeasureSpec.makeMeasureSpec(params.right - params.left, MeasureSpec.EXACTLY), spec);
    }
    int extent = horizontal ? child.getMeasuredWidth() : child.getMeasuredHeight();
    int[] verbs = rules[index];
    if (edges[0] == UNSET && edges[1] != UNSET) {
      edges[0] = edges[1] - extent;
    } else if (edges[0] != UNSET && edges[1] == UNSET) {
      edges[1] = edges[0] + extent;
    } else if (edges[0] == UNSET) {
      boolean centred = verbs[CENTER_IN_PARENT] != 0 || verbs[horizontal ? CENTER_HORIZONTAL : CENTER_VERTICAL] != 0;
      edges[0] = centred && !wraps ? (low + size - high - extent) / 2 : low + before;
      edges[1] = edges[0] + extent;
    }
    if (horizontal) {
      params.left = edges[0];
      params.right = edges[1];
    } else {
      params.top = edges[0];
      params.bottom = edges[1];
    }
  }

  private int[] edges(int index, boolean horizontal, int size, LayoutParams own, boolean wraps) {
    int[] verbs = rules[index];
    int start = UNSET, end = UNSET;
    int before = horizontal ? own.leftMargin : own.topMargin, after = horizontal ? own.rightMargin : own.bottomMargin;
    int low = horizontal ? getPaddingLeft() : getPaddingTop(), high = horizontal ? getPaddingRight() : getPaddingBottom();
    int precedes = subject(index, horizontal ? LEFT_OF : ABOVE), follows = subject(index, horizontal ? RIGHT_OF : BELOW);
    int sameStart = subject(index, horizontal ? ALIGN_LEFT : ALIGN_TOP),
        sameEnd = subject(index, horizontal ? ALIGN_RIGHT : ALIGN_BOTTOM);
    if (precedes >= 0) end = edge(precedes, horizontal, true) - after;
    else if (own.alignWithParent && verbs[horizontal ? LEFT_OF : ABOVE] != 0 && size >= 0) end = size - high - after;
    if (follows >= 0) start = edge(follows, horizontal, false) + before;
    else if (own.alignWithParent && verbs[horizontal ? RIGHT_OF : BELOW] != 0) start = low + before;
    if (sameStart >= 0) start = edge(sameStart, horizontal, true) + before - margin(sameStart, horizontal, true);
    if (sameStart >= 0) start += margin(sameStart, horizontal, true);
    if (sameEnd >= 0) end = edge(sameEnd, horizontal, false) - after + margin(sameEnd, horizontal, false);
    if (sameEnd >= 0) end -= margin(sameEnd, horizontal, false);
    if (!horizontal) {
      int line = subject(index, ALIGN_BASELINE);
      if (line >= 0 && start == UNSET) {
        int mine = Math.max(0, childAt(index).getBaseline()), other = Math.max(0, childAt(line).getBaseline());
        start = edge(line, false, true) + other - mine;
      }
    }
    if (verbs[horizontal ? ALIGN_PARENT_LEFT : ALIGN_PARENT_TOP] != 0) start = low + before;
    if (verbs[horizontal ? ALIGN_PARENT_RIGHT : ALIGN_PARENT_BOTTOM] != 0 && size >= 0) end = size - high - after;
    return new int[] {start, end};
  }

  private int edge(int index, boolean horizontal, boolean start) {
    LayoutParams params = (LayoutParams) childAt(index).getLayoutParams();
    if (horizontal) return start ? params.left : params.right;
    return start ? params.top : params.bottom;
  }

  private int margin(int index, boolean horizontal, boolean start) {
    LayoutParams params = (LayoutParams) childAt(index).getLayoutParams();
    if (horizontal) return start ? params.leftMargin : params.rightMargin;
    return start ? params.topMargin : params.bottomMargin;
  }

  private static int spec(int start, int end, int wish, int before, int after, int low, int high, int size) {
    if (start != UNSET && end != UNSET) return MeasureSpec.makeMeasureSpec(Math.max(0, end - start), MeasureSpec.EXACTLY);
    if (size < 0) {
      return MeasureSpec.makeMeasureSpec(Math.max(0, wish), wish >= 0 ? MeasureSpec.EXACTLY : MeasureSpec.UNSPECIFIED);
    }
    int room = Math.max(0, (end != UNSET ? end : size - high - after) - (start != UNSET ? start : low + before));
    if (wish >= 0) return MeasureSpec.makeMeasureSpec(Math.min(wish, room), MeasureSpec.EXACTLY);
    return MeasureSpec.makeMeasureSpec(room, wish == LayoutParams.MATCH_PARENT ? MeasureSpec.EXACTLY : MeasureSpec.AT_MOST);
  }

  /** The size that the children ask for; of those that hang on the far edge only their own. */
  private int extent(boolean horizontal, boolean wraps, int size) {
    int most = 0;
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i).shown() == GONE) continue;
      boolean far = rules[i][horizontal ? ALIGN_PARENT_RIGHT : ALIGN_PARENT_BOTTOM] != 0 && size >= 0;
      int end = edge(i, horizontal, false) + margin(i, horizontal, false);
      if (far) end = edge(i, horizontal, false) - edge(i, horizontal, true) + margin(i, horizontal, true)
          + margin(i, horizontal, false)
          + (horizontal ? getPaddingLeft() : getPaddingTop());
      most = Math.max(most, end);
    }
    return most + (horizontal ? getPaddingRight() : getPaddingBottom());
  }

  /** Once a wrapping layout knows its size, what hangs on the far edge or the centre moves there. */
  private void settle(boolean horizontal, int size, int assumed) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      int extent = edge(i, horizontal, false) - edge(i, horizontal, true);
      boolean centred = rules[i][CENTER_IN_PARENT] != 0 || rules[i][horizontal ? CENTER_HORIZONTAL : CENTER_VERTICAL] != 0;
      int low = horizontal ? getPaddingLeft() : getPaddingTop(), high = horizontal ? getPaddingRight() : getPaddingBottom();
      if (rules[i][horizontal ? ALIGN_PARENT_RIGHT : ALIGN_PARENT_BOTTOM] != 0
          && rules[i][horizontal ? ALIGN_PARENT_LEFT : ALIGN_PARENT_TOP] == 0) {
        shift(i, horizontal, size - high - margin(i, horizontal, false) - extent);
      } else if (centred) {
        shift(i, horizontal, (low + size - high - extent) / 2);
      } else if (assumed >= 0 && edge(i, horizontal, false) > size) {
        shift(i, horizontal, edge(i, horizontal, true) - (assumed - size));
      }
    }
  }

  private void shift(int index, boolean horizontal, int start) {
    LayoutParams params = (LayoutParams) childAt(index).getLayoutParams();
    if (horizontal) {
      params.right += start - params.left;
      params.left = start;
    } else {
      params.bottom += start - params.top;
      params.top = start;
    }
  }

  private void applyGravity() {
    int horizontal = gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK, vertical = gravity & Gravity.VERTICAL_GRAVITY_MASK;
    if (horizontal == Gravity.START && vertical == Gravity.TOP) return;
    int left = Integer.MAX_VALUE, top = Integer.MAX_VALUE, right = 0, bottom = 0;
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i).shown() == GONE || childAt(i).getId() == ignoreGravity && ignoreGravity > 0) continue;
      left = Math.min(left, edge(i, true, true) - margin(i, true, true));
      top = Math.min(top, edge(i, false, true) - margin(i, false, true));
      right = Math.max(right, edge(i, true, false) + margin(i, true, false));
      bottom = Math.max(bottom, edge(i, false, false) + margin(i, false, false));
    }
    if (right == 0 && bottom == 0) return;
    int absolute = Gravity.getAbsoluteGravity(gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK;
    int wide = getMeasuredWidth() - getPaddingLeft() - getPaddingRight(),
        high = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
    int dx = horizontal == Gravity.START ? 0 : getPaddingLeft() + Defaults.placed(absolute, wide, right - left, 0, 0) - left;
    int dy = vertical == Gravity.TOP ? 0
        : getPaddingTop() + Defaults.placed(vertical >> Gravity.AXIS_Y_SHIFT, high, bottom - top, 0, 0) - top;
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i).getId() == ignoreGravity && ignoreGravity > 0) continue;
      shift(i, true, edge(i, true, true) + dx);
      shift(i, false, edge(i, false, true) + dy);
    }
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      child.layout(params.left, params.top, params.right, params.bottom);
    }
  }

  @Override
  public boolean shouldDelayChildPressedState() { return false; }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
    if (lp instanceof LayoutParams) return new LayoutParams((LayoutParams) lp);
    if (lp instanceof MarginLayoutParams) return new LayoutParams((MarginLayoutParams) lp);
    return new LayoutParams(lp);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return RelativeLayout.class.getName(); }

}

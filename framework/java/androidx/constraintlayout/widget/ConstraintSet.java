package androidx.constraintlayout.widget;

import android.content.Context;
import android.util.SparseArray;
import android.view.LayoutInflater;
import android.view.View;

/** The ties of several children, to be applied at once. */
public class ConstraintSet {
  public static final int UNSET = -1, MATCH_CONSTRAINT = 0, WRAP_CONTENT = -2, PARENT_ID = 0;
  public static final int MATCH_CONSTRAINT_SPREAD = 0, MATCH_CONSTRAINT_WRAP = 1, MATCH_CONSTRAINT_PERCENT = 2;
  public static final int HORIZONTAL = 0, VERTICAL = 1, HORIZONTAL_GUIDELINE = 0, VERTICAL_GUIDELINE = 1;
  public static final int VISIBLE = 0, INVISIBLE = 4, GONE = 8, VISIBILITY_MODE_NORMAL = 0, VISIBILITY_MODE_IGNORE = 1;
  public static final int LEFT = 1, RIGHT = 2, TOP = 3, BOTTOM = 4, BASELINE = 5, START = 6, END = 7, CIRCLE_REFERENCE = 8;
  public static final int CHAIN_SPREAD = 0, CHAIN_SPREAD_INSIDE = 1, CHAIN_PACKED = 2;

  private final SparseArray<Entry> entries = new SparseArray<Entry>();

  private static final class Entry {
    final ConstraintLayout.LayoutParams params;
    int visibility = UNSET;
    float alpha = UNSET;

    Entry(ConstraintLayout.LayoutParams params) { this.params = params; }
  }

  public ConstraintSet() {}

  private Entry entry(int id) {
    Entry entry = entries.get(id);
    if (entry == null) {
      entries.put(id, entry = new Entry(new ConstraintLayout.LayoutParams(ConstraintLayout.LayoutParams.WRAP_CONTENT,
          ConstraintLayout.LayoutParams.WRAP_CONTENT)));
    }
    return entry;
  }

  public void clone(Context context, int constraintLayoutId) {
    clone((ConstraintLayout) LayoutInflater.from(context).inflate(constraintLayoutId, null));
  }

  public void load(Context context, int resourceId) {}

  public void clone(ConstraintSet set) {
    entries.clear();
    for (int i = 0; i < set.entries.size(); i++) {
      Entry from = set.entries.valueAt(i);
      Entry copy = new Entry(new ConstraintLayout.LayoutParams(from.params));
      copy.visibility = from.visibility;
      copy.alpha = from.alpha;
      entries.put(set.entries.keyAt(i), copy);
    }
  }

  public void clone(ConstraintLayout constraintLayout) {
    entries.clear();
    for (int i = 0; i < constraintLayout.childCount(); i++) {
      View child = constraintLayout.childAt(i);
      if (child.getId() == View.NO_ID) {
        throw new RuntimeException("All children of ConstraintLayout must have ids to use ConstraintSet");
      }
      Entry entry = new Entry(new ConstraintLayout.LayoutParams((ConstraintLayout.LayoutParams) child.getLayoutParams()));
      entry.visibility = child.getVisibility();
      entry.alpha = child.getAlpha();
      entries.put(child.getId(), entry);
    }
  }

  public void applyTo(ConstraintLayout constraintLayout) {
    for (int i = 0; i < constraintLayout.childCount(); i++) {
      View child = constraintLayout.childAt(i);
      Entry entry = entries.get(child.getId());
      if (entry == null) continue;
      child.setLayoutParams(new ConstraintLayout.LayoutParams(entry.params));
      if (entry.visibility != UNSET) child.setVisibility(entry.visibility);
      if (entry.alpha != UNSET) child.setAlpha(entry.alpha);
    }
    constraintLayout.requestLayout();
  }

  public void connect(int startID, int startSide, int endID, int endSide) { connect(startID, startSide, endID, endSide, 0); }

  public void connect(int startID, int startSide, int endID, int endSide, int margin) {
    ConstraintLayout.LayoutParams p = entry(startID).params;
    boolean toStart = endSide == LEFT || endSide == START || endSide == TOP;
    clear(startID, startSide);
    switch (startSide) {
      case LEFT:
        p.leftToLeft = toStart ? endID : UNSET;
        p.leftToRight = toStart ? UNSET : endID;
        p.leftMargin = margin;
        break;
      case RIGHT:
        p.rightToLeft = toStart ? endID : UNSET;
        p.rightToRight = toStart ? UNSET : endID;
        p.rightMargin = margin;
        break;
      case TOP:
        p.topToTop = toStart ? endID : UNSET;
        p.topToBottom = toStart ? UNSET : endID;
        p.topMargin = margin;
        break;
      case BOTTOM:
        p.bottomToTop = toStart ? endID : UNSET;
        p.bottomToBottom = toStart ? UNSET : endID;
        p.bottomMargin = margin;
        break;
      case BASELINE:
        p.baselineToBaseline = endID;
        break;
      case START:
        p.startToStart = toStart ? endID : UNSET;
        p.startToEnd = toStart ? UNSET : endID;
        p.leftMargin = margin;
        break;
      case END:
        p.endToStart = toStart ? endID : UNSET;
        p.endToEnd = toStart ? UNSET : endID;
        p.rightMargin = margin;
        break;
      default:
        throw new IllegalArgumentException("unknown constraint " + startSide);
    }
  }

  public void clear(int viewId) { entries.remove(viewId); }

  public void clear(int viewId, int anchor) {
    ConstraintLayout.LayoutParams p = entry(viewId).params;
    if (anchor == LEFT) p.leftToLeft = p.leftToRight = UNSET;
    else if (anchor == RIGHT) p.rightToLeft = p.rightToRight = UNSET;
    else if (anchor == TOP) p.topToTop = p.topToBottom = UNSET;
    else if (anchor == BOTTOM) p.bottomToTop = p.bottomToBottom = UNSET;
    else if (anchor == BASELINE) p.baselineToBaseline = UNSET;
    else if (anchor == START) p.startToStart = p.startToEnd = UNSET;
    else if (anchor == END) p.endToStart = p.endToEnd = UNSET;
  }

  public void centerHorizontally(int viewId, int toView) {
    connect(viewId, LEFT, toView, LEFT);
    connect(viewId, RIGHT, toView, RIGHT);
  }

  public void centerVertically(int viewId, int toView) {
    connect(viewId, TOP, toView, TOP);
    connect(viewId, BOTTOM, toView, BOTTOM);
  }

  public void setMargin(int viewId, int anchor, int value) {
    ConstraintLayout.LayoutParams p = entry(viewId).params;
    if (anchor == LEFT || anchor == START) p.leftMargin = value;
    else if (anchor == RIGHT || anchor == END) p.rightMargin = value;
    else if (anchor == TOP) p.topMargin = value;
    else if (anchor == BOTTOM) p.bottomMargin = value;
  }

  public void setHorizontalBias(int viewId, float bias) { entry(viewId).params.horizontalBias = bias; }

  public void setVerticalBias(int viewId, float bias) { entry(viewId).params.verticalBias = bias; }

  public void setDimensionRatio(int viewId, String ratio) { entry(viewId).params.dimensionRatio = ratio; }

  public void setVisibility(int viewId, int visibility) { entry(viewId).visibility = visibility; }

  public int getVisibility(int viewId) { return entry(viewId).visibility; }

  public void setAlpha(int viewId, float alpha) { entry(viewId).alpha = alpha; }

  public void constrainWidth(int viewId, int width) { entry(viewId).params.width = width; }

  public void constrainHeight(int viewId, int height) { entry(viewId).params.height = height; }

  public void constrainPercentWidth(int viewId, float percent) { entry(viewId).params.matchConstraintPercentWidth = percent; }

  public void constrainPercentHeight(int viewId, float percent) { entry(viewId).params.matchConstraintPercentHeight = percent; }

  public void constrainDefaultWidth(int viewId, int width) { entry(viewId).params.matchConstraintDefaultWidth = width; }

  public void constrainDefaultHeight(int viewId, int height) { entry(viewId).params.matchConstraintDefaultHeight = height; }

  public void setHorizontalWeight(int viewId, float weight) { entry(viewId).params.horizontalWeight = weight; }

  public void setVerticalWeight(int viewId, float weight) { entry(viewId).params.verticalWeight = weight; }

  public void setHorizontalChainStyle(int viewId, int chainStyle) { entry(viewId).params.horizontalChainStyle = chainStyle; }

  public void setVerticalChainStyle(int viewId, int chainStyle) { entry(viewId).params.verticalChainStyle = chainStyle; }

  public void setGuidelineBegin(int guidelineID, int margin) { entry(guidelineID).params.guideBegin = margin; }

  public void setGuidelineEnd(int guidelineID, int margin) { entry(guidelineID).params.guideEnd = margin; }

  public void setGuidelinePercent(int guidelineID, float ratio) { entry(guidelineID).params.guidePercent = ratio; }
}

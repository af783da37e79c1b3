package androidx.constraintlayout.widget;

import android.view.View;
import android.view.View.MeasureSpec;
import android.view.ViewGroup;

/** Finds where children lie along one axis: passes over all of them until nothing moves. */
final class ConstraintSolver {
  private static final int NONE = -1;

  private final ConstraintLayout layout;
  private final boolean across;
  private final int count;
  private final int[] start, size;
  /** What the size of a child without a fixed one is. */
  private final int[] natural;
  private int room;

  ConstraintSolver(ConstraintLayout layout, boolean across) {
    this.layout = layout;
    this.across = across;
    count = layout.childCount();
    start = new int[count];
    size = new int[count];
    natural = new int[count];
  }

  int start(int child) { return start[child]; }

  int size(int child) { return size[child]; }

  private ConstraintLayout.LayoutParams params(int child) {
    return (ConstraintLayout.LayoutParams) layout.childAt(child).getLayoutParams();
  }

  private int dimension(int child) { return across ? params(child).width : params(child).height; }

  private boolean gone(int child) { return layout.childAt(child).shown() == View.GONE; }

  private int index(int id) {
    for (int i = 0; i < count; i++) {
      if (layout.childAt(i).getId() == id) return i;
    }
    return NONE;
  }

  // Ties: to which view, and to which of its sides.

  private int before(ConstraintLayout.LayoutParams p) {
    if (!across) return p.topToTop != NONE ? p.topToTop : p.topToBottom;
    return p.startToStart != NONE ? p.startToStart : p.startToEnd != NONE ? p.startToEnd : p.leftToLeft != NONE ? p.leftToLeft
        : p.leftToRight;
  }

  private boolean beforeAtEnd(ConstraintLayout.LayoutParams p) {
    if (!across) return p.topToTop == NONE;
    return p.startToStart == NONE && (p.startToEnd != NONE || p.leftToLeft == NONE);
  }

  private int after(ConstraintLayout.LayoutParams p) {
    if (!across) return p.bottomToBottom != NONE ? p.bottomToBottom : p.bottomToTop;
    return p.endToEnd != NONE ? p.endToEnd : p.endToStart != NONE ? p.endToStart : p.rightToRight != NONE ? p.rightToRight
        : p.rightToLeft;
  }

  private boolean afterAtStart(ConstraintLayout.LayoutParams p) {
    if (!across) return p.bottomToBottom == NONE;
    return p.endToEnd == NONE && (p.endToStart != NONE || p.rightToRight == NONE);
  }

  private int side(int id, boolean end) {
    if (id == ConstraintLayout.LayoutParams.PARENT_ID || id == layout.getId()) return end ? room : 0;
    int child = index(id);
    return child < 0 ? 0 : start[child] + (end ? size[child] : 0);
  }

  private int margin(ConstraintLayout.LayoutParams p, boolean end) {
    return across ? end ? p.rightMargin : p.leftMargin : end ? p.bottomMargin : p.topMargin;
  }

  /** Sizes of the children, and the room they need. */
  int measure(int spec, int otherSpec, ConstraintSolver other, int padding) {
    int limit = MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED ? 0 : Math.max(0, MeasureSpec.getSize(spec) - padding);
    int mode = MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED ? MeasureSpec.UNSPECIFIED : MeasureSpec.AT_MOST;
    for (int i = 0; i < count; i++) {
      natural[i] = gone(i) ? 0 : natural(i, MeasureSpec.makeMeasureSpec(limit, mode), otherSpec, other);
    }
    if (MeasureSpec.getMode(spec) == MeasureSpec.EXACTLY) return MeasureSpec.getSize(spec);
    solve(0, other);
    int need = 0;
    for (int i = 0; i < count; i++) {
      ConstraintLayout.LayoutParams p = params(i);
      boolean free = before(p) == NONE && after(p) != NONE;
      int end = margin(p, false) + margin(p, true) + natural[i];
      if (!free && before(p) != NONE && after(p) == NONE) end = start[i] + size[i] + margin(p, true);
      if (!gone(i) && !(layout.childAt(i) instanceof Guideline)) need = Math.max(need, end);
    }
    need = Math.max(need, chainNeed());
    need += padding;
    return MeasureSpec.getMode(spec) == MeasureSpec.AT_MOST ? Math.min(need, MeasureSpec.getSize(spec)) : need;
  }

  private int chainNeed() {
    int most = 0;
    for (int i = 0; i < count; i++) {
      int sum = 0;
      for (int link = i; link != NONE; link = next(link)) {
        sum += natural[link] + margin(params(link), false) + margin(params(link), true);
      }
      most = Math.max(most, sum);
    }
    return most;
  }

  private int natural(int i, int spec, int otherSpec, ConstraintSolver other) {
    View child = layout.childAt(i);
    int wanted = dimension(i);
    if (wanted > 0) return wanted;
    int otherSize = other == null ? 0 : other.size[i];
    int otherWanted = across ? params(i).height : params(i).width;
    int second = other != null ? MeasureSpec.makeMeasureSpec(otherSize, MeasureSpec.EXACTLY)
        : otherWanted > 0 ? MeasureSpec.makeMeasureSpec(otherWanted, MeasureSpec.EXACTLY)
        : MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(otherSpec), MeasureSpec.getMode(otherSpec) == MeasureSpec.UNSPECIFIED
            ? MeasureSpec.UNSPECIFIED : MeasureSpec.AT_MOST);
    child.measure(across ? spec : second, across ? second : spec);
    return across ? child.getMeasuredWidth() : child.getMeasuredHeight();
  }

  void solve(int room, ConstraintSolver other) {
    this.room = room;
    for (int i = 0; i < count; i++) size[i] = natural[i];
    for (int pass = 0; pass < count + 3; pass++) {
      boolean moved = false;
      for (int i = 0; i < count; i++) {
        int oldStart = start[i], oldSize = size[i];
        place(i, other);
        moved |= oldStart != start[i] || oldSize != size[i];
      }
      for (int i = 0; i < count; i++) {
        if (previous(i) == NONE && next(i) != NONE) moved |= chain(i);
      }
      if (!moved) return;
    }
  }

  private void place(int i, ConstraintSolver other) {
    View child = layout.childAt(i);
    ConstraintLayout.LayoutParams p = params(i);
    if (child instanceof Guideline) {
      guide(i, p);
    } else if (child instanceof Barrier) {
      barrier(i, (Barrier) child);
    } else if (previous(i) == NONE && next(i) == NONE) {
      alone(i, p, other);
    }
  }

  private void guide(int i, ConstraintLayout.LayoutParams p) {
    size[i] = 0;
    if (p.orientation == ConstraintLayout.LayoutParams.VERTICAL != across) start[i] = 0;
    else if (p.guidePercent >= 0) start[i] = (int) (room * p.guidePercent);
    else start[i] = p.guideBegin >= 0 ? p.guideBegin : room - Math.max(0, p.guideEnd);
  }

  private void barrier(int i, Barrier barrier) {
    size[i] = 0;
    int type = barrier.getType();
    boolean mine = across == (type != Barrier.TOP && type != Barrier.BOTTOM);
    boolean end = type == Barrier.RIGHT || type == Barrier.END || type == Barrier.BOTTOM;
    int best = end ? 0 : room;
    for (int id : barrier.getReferencedIds()) {
      int child = index(id);
      if (child < 0 || gone(child) && !barrier.getAllowsGoneWidget()) continue;
      best = end ? Math.max(best, start[child] + size[child]) : Math.min(best, start[child]);
    }
    start[i] = mine ? best + (end ? barrier.getMargin() : -barrier.getMargin()) : 0;
  }

  private void alone(int i, ConstraintLayout.LayoutParams p, ConstraintSolver other) {
    int low = before(p), high = after(p);
    int from = low == NONE ? 0 : side(low, beforeAtEnd(p)), to = high == NONE ? room : side(high, !afterAtStart(p));
    if (!gone(i)) {
      from += margin(p, false);
      to -= margin(p, true);
    }
    if (!gone(i)) size[i] = sized(i, p, from, to, low != NONE && high != NONE, other);
    if (!across && p.baselineToBaseline != NONE && index(p.baselineToBaseline) != NONE) {
      int base = index(p.baselineToBaseline);
      start[i] = start[base] + Math.max(0, layout.childAt(base).getBaseline()) - Math.max(0, layout.childAt(i).getBaseline());
    } else if (low != NONE && high != NONE) {
      start[i] = from + (int) ((to - from - size[i]) * (across ? p.horizontalBias : p.verticalBias));
    } else {
      start[i] = high != NONE ? to - size[i] : from;
    }
  }

  private int sized(int i, ConstraintLayout.LayoutParams p, int from, int to, boolean tied, ConstraintSolver other) {
    int wanted = dimension(i);
    if (wanted == ViewGroup.LayoutParams.MATCH_PARENT) return Math.max(0, room - margin(p, false) - margin(p, true));
    if (wanted != ConstraintLayout.LayoutParams.MATCH_CONSTRAINT) {
      boolean bound = across ? p.constrainedWidth : p.constrainedHeight;
      return bound && tied ? Math.min(natural[i], Math.max(0, to - from)) : natural[i];
    }
    int kind = across ? p.matchConstraintDefaultWidth : p.matchConstraintDefaultHeight;
    int result = tied ? Math.max(0, to - from) : natural[i];
    if (kind == ConstraintLayout.LayoutParams.MATCH_CONSTRAINT_PERCENT) {
      result = (int) (room * (across ? p.matchConstraintPercentWidth : p.matchConstraintPercentHeight));
    } else if (kind == ConstraintLayout.LayoutParams.MATCH_CONSTRAINT_WRAP) {
      result = Math.min(natural[i], result);
    } else if (p.dimensionRatio != null && other != null && other.dimension(i) != ConstraintLayout.LayoutParams.MATCH_CONSTRAINT
        || ratioDown(p, other)) {
      result = ratio(p.dimensionRatio, other.size[i], result);
    }
    int least = across ? p.matchConstraintMinWidth : p.matchConstraintMinHeight, most = across ? p.matchConstraintMaxWidth
        : p.matchConstraintMaxHeight;
    return Math.max(least, most > 0 ? Math.min(most, result) : result);
  }

  private boolean ratioDown(ConstraintLayout.LayoutParams p, ConstraintSolver other) {
    return p.dimensionRatio != null && other != null && !across;
  }

  /** Height of a width with such a ratio of width to height. */
  private static int ratio(String text, int width, int otherwise) {
    String numbers = text.substring(text.indexOf(',') + 1).trim();
    int colon = numbers.indexOf(':');
    try {
      float ratio = colon < 0 ? Float.parseFloat(numbers)
          : Float.parseFloat(numbers.substring(0, colon)) / Float.parseFloat(numbers.substring(colon + 1));
      if (text.startsWith("W") || ratio <= 0) return otherwise;
      return (int) (width / ratio);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  // Chains: neighbours tied to each other.

  private int next(int i) {
    ConstraintLayout.LayoutParams p = params(i);
    int id = after(p), other = id <= 0 || !afterAtStart(p) ? NONE : index(id);
    if (other == NONE || other == i) return NONE;
    ConstraintLayout.LayoutParams q = params(other);
    return before(q) == layout.childAt(i).getId() && beforeAtEnd(q) && layout.childAt(i).getId() > 0 ? other : NONE;
  }

  private int previous(int i) {
    ConstraintLayout.LayoutParams p = params(i);
    int id = before(p), other = id <= 0 || !beforeAtEnd(p) ? NONE : index(id);
    return other != NONE && other != i && next(other) == i ? other : NONE;
  }

  private boolean chain(int head) {
    int members = 0, used = 0, last = head;
    float weights = 0;
    for (int i = head; i != NONE && members < count; last = i, i = next(i)) {
      if (gone(i)) continue;
      members++;
      used += margin(params(i), false) + margin(params(i), true);
      if (dimension(i) == 0) weights += weight(i);
      else used += size[i] = natural[i];
    }
    int from = before(params(head)) == NONE ? 0 : side(before(params(head)), beforeAtEnd(params(head)));
    int to = after(params(last)) == NONE ? room : side(after(params(last)), !afterAtStart(params(last)));
    return members > 0 && spread(head, members, from, to - from - used, weights);
  }

  private float weight(int i) {
    float weight = across ? params(i).horizontalWeight : params(i).verticalWeight;
    return weight < 0 ? 1 : weight;
  }

  private boolean spread(int head, int members, int from, int free, float weights) {
    ConstraintLayout.LayoutParams first = params(head);
    int style = across ? first.horizontalChainStyle : first.verticalChainStyle;
    float gap = 0, at = from;
    if (weights == 0 && style == ConstraintLayout.LayoutParams.CHAIN_PACKED) at += free * (across ? first.horizontalBias : first.verticalBias);
    else if (weights == 0 && style == ConstraintLayout.LayoutParams.CHAIN_SPREAD_INSIDE) gap = members > 1 ? (float) free / (members - 1) : 0;
    else if (weights == 0) at += gap = (float) free / (members + 1);
    boolean moved = false;
    for (int i = head, met = 0; i != NONE && met <= count; i = next(i), met++) {
      int oldStart = start[i], oldSize = size[i];
      if (gone(i)) {
        start[i] = (int) at;
      } else {
        at += margin(params(i), false);
        if (dimension(i) == 0 && weights > 0) size[i] = Math.max(0, (int) (free * weight(i) / weights));
        start[i] = (int) at;
        at += size[i] + margin(params(i), true) + gap;
      }
      moved |= oldStart != start[i] || oldSize != size[i];
    }
    return moved;
  }
}

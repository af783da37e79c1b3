package android.view;

import android.graphics.Rect;
import java.util.ArrayList;

/** Finds the view that is next in a direction: the nearest one that lies there. */
public class FocusFinder {
  private static final FocusFinder instance = new FocusFinder();

  private FocusFinder() {}

  public static FocusFinder getInstance() {
    return instance;
  }

  public final View findNextFocus(ViewGroup root, View focused, int direction) {
    if (focused != null) {
      View named = focused.findUserSetNextFocus(root, direction);
      if (named != null && named.isFocusable() && named.shown == View.VISIBLE) return named;
    }
    ArrayList<View> candidates = new ArrayList<View>();
    root.addFocusables(candidates, direction);
    if (candidates.isEmpty()) return null;
    if (direction == View.FOCUS_FORWARD || direction == View.FOCUS_BACKWARD) return inOrder(candidates, focused, direction);
    Rect from = new Rect();
    if (focused != null) {
      focused.getFocusedRect(from);
      root.offsetDescendantRectToMyCoords(focused, from);
    }
    return nearest(root, candidates, focused, from, direction);
  }

  public View findNextFocusFromRect(ViewGroup root, Rect focusedRect, int direction) {
    ArrayList<View> candidates = new ArrayList<View>();
    root.addFocusables(candidates, direction);
    return nearest(root, candidates, null, focusedRect, direction);
  }

  public View findNextKeyboardNavigationCluster(View root, View currentCluster, int direction) {
    return null;
  }

  public View findNearestTouchable(ViewGroup root, int x, int y, int direction, int[] deltas) {
    ArrayList<View> candidates = root.getTouchables();
    return nearest(root, candidates, null, new Rect(x, y, x, y), direction);
  }

  private static View inOrder(ArrayList<View> candidates, View focused, int direction) {
    int count = candidates.size();
    int at = candidates.indexOf(focused);
    if (direction == View.FOCUS_FORWARD) return candidates.get((at + 1) % count);
    return candidates.get(at <= 0 ? count - 1 : at - 1);
  }

  private static View nearest(ViewGroup root, ArrayList<View> candidates, View focused, Rect from, int direction) {
    View best = null;
    long least = Long.MAX_VALUE;
    Rect to = new Rect();
    for (View view : candidates) {
      if (view == focused || view == root) continue;
      view.getFocusedRect(to);
      root.offsetDescendantRectToMyCoords(view, to);
      long distance = distance(from, to, direction);
      if (distance >= 0 && distance < least) {
        least = distance;
        best = view;
      }
    }
    return best;
  }

  /** Below 0 if it does not lie there; what lies off to the side counts as farther. */
  private static long distance(Rect from, Rect to, int direction) {
    boolean across = direction == View.FOCUS_LEFT || direction == View.FOCUS_RIGHT;
    int sign = direction == View.FOCUS_LEFT || direction == View.FOCUS_UP ? -1 : 1;
    long along = sign * (across ? to.centerX() - from.centerX() : to.centerY() - from.centerY());
    long aside = across ? to.centerY() - from.centerY() : to.centerX() - from.centerX();
    return along <= 0 ? -1 : 13 * along * along + aside * aside;
  }
}

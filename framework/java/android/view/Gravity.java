package android.view;

import android.graphics.Rect;

/** Where a thing lies within a larger one. */
public class Gravity {
  public static final int NO_GRAVITY = 0;
  public static final int AXIS_SPECIFIED = 1;
  public static final int AXIS_PULL_BEFORE = 2;
  public static final int AXIS_PULL_AFTER = 4;
  public static final int AXIS_CLIP = 8;
  public static final int AXIS_X_SHIFT = 0;
  public static final int AXIS_Y_SHIFT = 4;
  public static final int TOP = 48;
  public static final int BOTTOM = 80;
  public static final int LEFT = 3;
  public static final int RIGHT = 5;
  public static final int CENTER_VERTICAL = 16;
  public static final int FILL_VERTICAL = 112;
  public static final int CENTER_HORIZONTAL = 1;
  public static final int FILL_HORIZONTAL = 7;
  public static final int CENTER = 17;
  public static final int FILL = 119;
  public static final int CLIP_VERTICAL = 128;
  public static final int CLIP_HORIZONTAL = 8;
  public static final int RELATIVE_LAYOUT_DIRECTION = 8388608;
  public static final int HORIZONTAL_GRAVITY_MASK = 7;
  public static final int VERTICAL_GRAVITY_MASK = 112;
  public static final int DISPLAY_CLIP_VERTICAL = 268435456;
  public static final int DISPLAY_CLIP_HORIZONTAL = 16777216;
  public static final int START = 8388611;
  public static final int END = 8388613;
  public static final int RELATIVE_HORIZONTAL_GRAVITY_MASK = 8388615;

  public Gravity() {}

  public static void apply(int gravity, int w, int h, Rect container, Rect outRect) {
    apply(gravity, w, h, container, 0, 0, outRect);
  }

  public static void apply(int gravity, int w, int h, Rect container, Rect outRect, int layoutDirection) {
    apply(getAbsoluteGravity(gravity, layoutDirection), w, h, container, 0, 0, outRect);
  }

  public static void apply(int gravity, int w, int h, Rect container, int xAdj, int yAdj, Rect outRect) {
    outRect.left = place(gravity >> AXIS_X_SHIFT, w, container.left, container.right, xAdj);
    outRect.right = outRect.left + extent(gravity >> AXIS_X_SHIFT, w, container.width());
    outRect.top = place(gravity >> AXIS_Y_SHIFT, h, container.top, container.bottom, yAdj);
    outRect.bottom = outRect.top + extent(gravity >> AXIS_Y_SHIFT, h, container.height());
  }

  public static void apply(int gravity, int w, int h, Rect container, int xAdj, int yAdj, Rect outRect, int layoutDirection) {
    apply(getAbsoluteGravity(gravity, layoutDirection), w, h, container, xAdj, yAdj, outRect);
  }

  public static void applyDisplay(int gravity, Rect display, Rect inoutObj) {
    inoutObj.offset(Math.max(0, display.left - inoutObj.left), Math.max(0, display.top - inoutObj.top));
    inoutObj.offset(Math.min(0, display.right - inoutObj.right), Math.min(0, display.bottom - inoutObj.bottom));
  }

  public static void applyDisplay(int gravity, Rect display, Rect inoutObj, int layoutDirection) {
    applyDisplay(gravity, display, inoutObj);
  }

  public static boolean isVertical(int gravity) {
    return gravity > 0 && (gravity & VERTICAL_GRAVITY_MASK) != 0;
  }

  public static boolean isHorizontal(int gravity) {
    return gravity > 0 && (gravity & RELATIVE_HORIZONTAL_GRAVITY_MASK) != 0;
  }

  public static int getAbsoluteGravity(int gravity, int layoutDirection) {
    if ((gravity & RELATIVE_LAYOUT_DIRECTION) == 0) return gravity;
    int side = gravity & RELATIVE_HORIZONTAL_GRAVITY_MASK;
    int rest = gravity & ~RELATIVE_HORIZONTAL_GRAVITY_MASK;
    boolean mirrored = layoutDirection == View.LAYOUT_DIRECTION_RTL;
    if (side == START) return rest | (mirrored ? RIGHT : LEFT);
    if (side == END) return rest | (mirrored ? LEFT : RIGHT);
    return gravity & ~RELATIVE_LAYOUT_DIRECTION;
  }

  private static int extent(int axis, int size, int room) {
    return (axis & (AXIS_PULL_BEFORE | AXIS_PULL_AFTER)) == (AXIS_PULL_BEFORE | AXIS_PULL_AFTER) ? room : size;
  }

  private static int place(int axis, int size, int start, int end, int adjust) {
    int pull = axis & (AXIS_PULL_BEFORE | AXIS_PULL_AFTER);
    if (pull == 0) return start + (end - start - size) / 2 + adjust;
    if (pull == AXIS_PULL_AFTER) return end - size - adjust;
    return start + adjust;
  }
}

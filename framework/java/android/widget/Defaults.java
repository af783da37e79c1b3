package android.widget;

import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;

/** What the platform's styles say of its widgets, where an element says nothing. */
final class Defaults {
  private static final int[] CLICKS = {android.R.attr.clickable, android.R.attr.focusable};
  private static final int[] GRAVITY = {android.R.attr.gravity};
  private static final int[] SMALLEST = {android.R.attr.minWidth, android.R.attr.minHeight};

  private Defaults() {}

  /** Where something lies in a room: gravity is one of {@link Gravity}'s, of the horizontal axis. */
  static int placed(int gravity, int room, int size, int before, int after) {
    switch (gravity & (Gravity.AXIS_PULL_BEFORE | Gravity.AXIS_PULL_AFTER | Gravity.AXIS_SPECIFIED)) {
      case Gravity.AXIS_SPECIFIED:
        return (room - size) / 2 + before - after;
      case Gravity.AXIS_SPECIFIED | Gravity.AXIS_PULL_AFTER:
        return room - size - after;
      default:
        return before;
    }
  }

  static void clickable(View view, AttributeSet attrs) {
    TypedArray values = view.getContext().obtainStyledAttributes(attrs, CLICKS);
    if (!values.hasValue(0)) view.setClickable(true);
    if (!values.hasValue(1)) view.setFocusable(true);
    values.recycle();
  }

  static void centred(TextView view, AttributeSet attrs) {
    TypedArray values = view.getContext().obtainStyledAttributes(attrs, GRAVITY);
    if (!values.hasValue(0)) view.setGravity(Gravity.CENTER);
    values.recycle();
  }

  /** In density-independent pixels. */
  static void smallest(View view, AttributeSet attrs, int width, int height) {
    TypedArray values = view.getContext().obtainStyledAttributes(attrs, SMALLEST);
    float density = view.getResources().getDisplayMetrics().density;
    if (!values.hasValue(0)) view.setMinimumWidth((int) (width * density));
    if (!values.hasValue(1)) view.setMinimumHeight((int) (height * density));
    values.recycle();
  }
}

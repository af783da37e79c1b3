package androidx.core.view;

import android.graphics.Rect;
import android.view.View;
import android.view.WindowInsets;
import androidx.core.graphics.Insets;

/** What bars take from a window. */
public class WindowInsetsCompat {
  public static final WindowInsetsCompat CONSUMED = new WindowInsetsCompat((WindowInsets) null);

  private final WindowInsets insets;

  /** Kinds of insets. */
  public static final class Type {
    private Type() {}

    public static int statusBars() {
      return 1;
    }

    public static int navigationBars() {
      return 1 << 1;
    }

    public static int captionBar() {
      return 1 << 2;
    }

    public static int ime() {
      return 1 << 3;
    }

    public static int systemGestures() {
      return 1 << 4;
    }

    public static int mandatorySystemGestures() {
      return 1 << 5;
    }

    public static int tappableElement() {
      return 1 << 6;
    }

    public static int displayCutout() {
      return 1 << 7;
    }

    public static int systemBars() {
      return statusBars() | navigationBars() | captionBar();
    }
  }

  private WindowInsetsCompat(WindowInsets insets) {
    this.insets = insets;
  }

  public WindowInsetsCompat(WindowInsetsCompat src) {
    this(src.insets);
  }

  public static WindowInsetsCompat toWindowInsetsCompat(WindowInsets insets) {
    return new WindowInsetsCompat(insets);
  }

  public static WindowInsetsCompat toWindowInsetsCompat(WindowInsets insets, View view) {
    return new WindowInsetsCompat(insets);
  }

  public WindowInsets toWindowInsets() {
    return insets;
  }

  public int getSystemWindowInsetLeft() {
    return insets == null ? 0 : insets.getSystemWindowInsetLeft();
  }

  public int getSystemWindowInsetTop() {
    return insets == null ? 0 : insets.getSystemWindowInsetTop();
  }

  public int getSystemWindowInsetRight() {
    return insets == null ? 0 : insets.getSystemWindowInsetRight();
  }

  public int getSystemWindowInsetBottom() {
    return insets == null ? 0 : insets.getSystemWindowInsetBottom();
  }

  public boolean hasSystemWindowInsets() {
    return !getSystemWindowInsets().equals(Insets.NONE);
  }

  public boolean hasInsets() {
    return hasSystemWindowInsets();
  }

  public boolean isConsumed() {
    return insets == null || insets.isConsumed();
  }

  public boolean isRound() {
    return false;
  }

  public WindowInsetsCompat consumeSystemWindowInsets() {
    return insets == null ? this : new WindowInsetsCompat(insets.consumeSystemWindowInsets());
  }

  public WindowInsetsCompat consumeStableInsets() {
    return this;
  }

  public WindowInsetsCompat consumeDisplayCutout() {
    return this;
  }

  public WindowInsetsCompat replaceSystemWindowInsets(int left, int top, int right, int bottom) {
    return insets == null ? this : new WindowInsetsCompat(insets.replaceSystemWindowInsets(left, top, right, bottom));
  }

  public WindowInsetsCompat replaceSystemWindowInsets(Rect systemWindowInsets) {
    return replaceSystemWindowInsets(systemWindowInsets.left, systemWindowInsets.top, systemWindowInsets.right,
        systemWindowInsets.bottom);
  }

  public WindowInsetsCompat inset(int left, int top, int right, int bottom) {
    return replaceSystemWindowInsets(Math.max(0, getSystemWindowInsetLeft() - left), Math.max(0, getSystemWindowInsetTop() - top),
        Math.max(0, getSystemWindowInsetRight() - right), Math.max(0, getSystemWindowInsetBottom() - bottom));
  }

  public Insets getSystemWindowInsets() {
    return Insets.of(getSystemWindowInsetLeft(), getSystemWindowInsetTop(), getSystemWindowInsetRight(),
        getSystemWindowInsetBottom());
  }

  public Insets getStableInsets() {
    return getSystemWindowInsets();
  }

  public int getStableInsetTop() {
    return getSystemWindowInsetTop();
  }

  public int getStableInsetLeft() {
    return getSystemWindowInsetLeft();
  }

  public int getStableInsetRight() {
    return getSystemWindowInsetRight();
  }

  public int getStableInsetBottom() {
    return getSystemWindowInsetBottom();
  }

  public boolean hasStableInsets() {
    return hasSystemWindowInsets();
  }

  public Insets getSystemGestureInsets() {
    return Insets.NONE;
  }

  public Insets getInsets(int typeMask) {
    return (typeMask & Type.systemBars()) != 0 ? getSystemWindowInsets() : Insets.NONE;
  }

  public Insets getInsetsIgnoringVisibility(int typeMask) {
    return getInsets(typeMask);
  }

  public boolean isVisible(int typeMask) {
    return (typeMask & Type.ime()) == 0;
  }
}

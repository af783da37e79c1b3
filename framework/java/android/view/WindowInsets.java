package android.view;

import android.graphics.Insets;
import android.graphics.Rect;
import antecede.Hidden;

/** What the bars of the system cover of a window: nothing, for they take no room here; apps may make others. */
public final class WindowInsets {
  public static final WindowInsets CONSUMED = new WindowInsets(Insets.NONE);
  private final Insets system;

  WindowInsets(Insets system) {
    this.system = system;
  }

  /** What every window here gets. */
  @Hidden
  public static WindowInsets none() {
    return new WindowInsets(Insets.NONE);
  }

  public WindowInsets(WindowInsets src) {
    system = src.system;
  }

  public Insets getSystemWindowInsets() {
    return system;
  }

  public Insets getInsets(int typeMask) {
    return (typeMask & Type.systemBars()) == 0 ? Insets.NONE : system;
  }

  public Insets getInsetsIgnoringVisibility(int typeMask) {
    return getInsets(typeMask);
  }

  public boolean isVisible(int typeMask) {
    return (typeMask & Type.ime()) == 0;
  }

  public int getSystemWindowInsetLeft() {
    return system.left;
  }

  public int getSystemWindowInsetTop() {
    return system.top;
  }

  public int getSystemWindowInsetRight() {
    return system.right;
  }

  public int getSystemWindowInsetBottom() {
    return system.bottom;
  }

  public boolean hasSystemWindowInsets() {
    return !system.equals(Insets.NONE);
  }

  public boolean hasInsets() {
    return !system.equals(Insets.NONE);
  }

  public WindowInsets consumeDisplayCutout() {
    return this;
  }

  public boolean isConsumed() {
    return this == CONSUMED;
  }

  public boolean isRound() {
    return false;
  }

  public WindowInsets consumeSystemWindowInsets() {
    return new WindowInsets(Insets.NONE);
  }

  public WindowInsets replaceSystemWindowInsets(int left, int top, int right, int bottom) {
    return new WindowInsets(Insets.of(left, top, right, bottom));
  }

  public WindowInsets replaceSystemWindowInsets(Rect systemWindowInsets) {
    return new WindowInsets(Insets.of(systemWindowInsets));
  }

  public Insets getStableInsets() {
    return system;
  }

  public int getStableInsetTop() {
    return system.top;
  }

  public int getStableInsetLeft() {
    return system.left;
  }

  public int getStableInsetRight() {
    return system.right;
  }

  public int getStableInsetBottom() {
    return system.bottom;
  }

  public boolean hasStableInsets() {
    return !system.equals(Insets.NONE);
  }

  public Insets getSystemGestureInsets() {
    return system;
  }

  public Insets getMandatorySystemGestureInsets() {
    return system;
  }

  public Insets getTappableElementInsets() {
    return system;
  }

  public WindowInsets consumeStableInsets() {
    return this;
  }

  public String toString() {
    return "WindowInsets{" + system + "}";
  }

  public WindowInsets inset(Insets insets) {
    return inset(insets.left, insets.top, insets.right, insets.bottom);
  }

  public WindowInsets inset(int left, int top, int right, int bottom) {
    return new WindowInsets(Insets.max(Insets.NONE, Insets.subtract(system, Insets.of(left, top, right, bottom))));
  }

  public boolean equals(Object o) {
    return o instanceof WindowInsets && system.equals(((WindowInsets) o).system);
  }

  public int hashCode() {
    return system.hashCode();
  }

  /** Makes some. */
  public static final class Builder {
    private Insets system = Insets.NONE;

    public Builder() {}

    public Builder(WindowInsets insets) {
      system = insets.system;
    }

    public Builder setSystemWindowInsets(Insets systemWindowInsets) {
      system = systemWindowInsets;
      return this;
    }

    public Builder setSystemGestureInsets(Insets insets) {
      return this;
    }

    public Builder setMandatorySystemGestureInsets(Insets insets) {
      return this;
    }

    public Builder setTappableElementInsets(Insets insets) {
      return this;
    }

    public Builder setInsets(int typeMask, Insets insets) {
      if ((typeMask & Type.systemBars()) != 0) system = insets;
      return this;
    }

    public Builder setInsetsIgnoringVisibility(int typeMask, Insets insets) throws IllegalArgumentException {
      return this;
    }

    public Builder setVisible(int typeMask, boolean visible) {
      return this;
    }

    public Builder setStableInsets(Insets stableInsets) {
      return this;
    }

    public WindowInsets build() {
      return new WindowInsets(system);
    }
  }

  /** The sides. */

  public static final class Side {
    private Side() {}

    public static final int LEFT = 1;
    public static final int TOP = 2;
    public static final int RIGHT = 4;
    public static final int BOTTOM = 8;

    public static int all() {
      return LEFT | TOP | RIGHT | BOTTOM;
    }
  }

  /** What can cover a window. */

  public static final class Type {
    private Type() {}

    public static int statusBars() {
      return 1;
    }

    public static int navigationBars() {
      return 2;
    }

    public static int captionBar() {
      return 4;
    }

    public static int ime() {
      return 8;
    }

    public static int systemGestures() {
      return 16;
    }

    public static int mandatorySystemGestures() {
      return 32;
    }

    public static int tappableElement() {
      return 64;
    }

    public static int displayCutout() {
      return 128;
    }

    public static int systemOverlays() {
      return 512;
    }

    public static int systemBars() {
      return statusBars() | navigationBars() | captionBar() | systemOverlays();
    }
  }
}

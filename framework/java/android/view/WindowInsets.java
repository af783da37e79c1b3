package android.view;

import android.graphics.Insets;
import android.graphics.Rect;
import android.util.Size;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** What covers a window: the bars of the system take no room here, but apps may make insets that do. One entry per type. */
public final class WindowInsets {
  private static final int TYPES = 10;
  public static final WindowInsets CONSUMED = new Builder().consumed();

  private final Insets[] insets;
  private final Insets[] most;
  /** Bit by type, of those that are hidden. */
  private final int hidden;
  private final boolean systemConsumed;
  private final boolean stableConsumed;
  private final DisplayCutout cutout;
  private final Builder rest;

  private WindowInsets(Builder from, boolean systemConsumed, boolean stableConsumed) {
    insets = from.insets.clone();
    most = from.most.clone();
    hidden = from.hidden;
    cutout = from.cutout;
    rest = from;
    this.systemConsumed = systemConsumed;
    this.stableConsumed = stableConsumed;
  }

  /** What a window gets of which these types are hidden; the keyboard always is. */
  static WindowInsets of(int hidden, int width, int height) {
    return new Builder().setVisible(Type.all(), true).setVisible(hidden | Type.ime(), false).setFrame(width, height).build();
  }

  public WindowInsets(WindowInsets src) {
    this(new Builder(src), src.systemConsumed, src.stableConsumed);
  }

  private static Insets union(Insets[] of, int types) {
    Insets result = Insets.NONE;
    for (int i = 0; i < TYPES; i++) {
      if ((types & 1 << i) != 0 && of[i] != null) result = Insets.max(result, of[i]);
    }
    return result;
  }

  public Insets getSystemWindowInsets() {
    return systemConsumed ? Insets.NONE : union(insets, Type.systemBars() | Type.ime());
  }

  public Insets getInsets(int typeMask) {
    return union(insets, typeMask);
  }

  public Insets getInsetsIgnoringVisibility(int typeMask) {
    if ((typeMask & Type.ime()) != 0) throw new IllegalArgumentException("Unable to query the maximum insets for IME");
    return union(most, typeMask);
  }

  public boolean isVisible(int typeMask) {
    return (hidden & typeMask) == 0;
  }

  public int getSystemWindowInsetLeft() {
    return getSystemWindowInsets().left;
  }

  public int getSystemWindowInsetTop() {
    return getSystemWindowInsets().top;
  }

  public int getSystemWindowInsetRight() {
    return getSystemWindowInsets().right;
  }

  public int getSystemWindowInsetBottom() {
    return getSystemWindowInsets().bottom;
  }

  public boolean hasSystemWindowInsets() {
    return !getSystemWindowInsets().equals(Insets.NONE);
  }

  public boolean hasInsets() {
    return !union(insets, Type.all()).equals(Insets.NONE) || !union(most, Type.all()).equals(Insets.NONE) || cutout != null;
  }

  public DisplayCutout getDisplayCutout() {
    return cutout;
  }

  public DisplayShape getDisplayShape() {
    return rest.shape;
  }

  public RoundedCorner getRoundedCorner(int position) {
    return rest.corners[position];
  }

  public Rect getPrivacyIndicatorBounds() {
    return rest.privacy == null ? null : new Rect(rest.privacy);
  }

  public Size getFrame() {
    return new Size(rest.width, rest.height);
  }

  public List<Rect> getBoundingRects(int typeMask) {
    return Collections.emptyList();
  }

  public List<Rect> getBoundingRectsIgnoringVisibility(int typeMask) {
    return Collections.emptyList();
  }

  public WindowInsets consumeDisplayCutout() {
    return new WindowInsets(new Builder(this).setDisplayCutout(null), systemConsumed, stableConsumed);
  }

  public boolean isConsumed() {
    return systemConsumed && stableConsumed && cutout == null;
  }

  public boolean isRound() {
    return false;
  }

  public WindowInsets consumeSystemWindowInsets() {
    return new WindowInsets(new Builder(this), true, stableConsumed);
  }

  public WindowInsets replaceSystemWindowInsets(int left, int top, int right, int bottom) {
    if (systemConsumed) return this;
    return new Builder(this).setSystemWindowInsets(Insets.of(left, top, right, bottom)).build();
  }

  public WindowInsets replaceSystemWindowInsets(Rect systemWindowInsets) {
    return replaceSystemWindowInsets(systemWindowInsets.left, systemWindowInsets.top, systemWindowInsets.right,
        systemWindowInsets.bottom);
  }

  public Insets getStableInsets() {
    return stableConsumed ? Insets.NONE : union(most, Type.systemBars());
  }

  public int getStableInsetTop() {
    return getStableInsets().top;
  }

  public int getStableInsetLeft() {
    return getStableInsets().left;
  }

  public int getStableInsetRight() {
    return getStableInsets().right;
  }

  public int getStableInsetBottom() {
    return getStableInsets().bottom;
  }

  public boolean hasStableInsets() {
    return !getStableInsets().equals(Insets.NONE);
  }

  public Insets getSystemGestureInsets() {
    return union(insets, Type.systemGestures());
  }

  public Insets getMandatorySystemGestureInsets() {
    return union(insets, Type.mandatorySystemGestures());
  }

  public Insets getTappableElementInsets() {
    return union(insets, Type.tappableElement());
  }

  public WindowInsets consumeStableInsets() {
    return new WindowInsets(new Builder(this), systemConsumed, true);
  }

  @Override
  public String toString() {
    return "WindowInsets{" + getSystemWindowInsets() + ", stable " + getStableInsets() + (cutout == null ? "" : ", " + cutout)
        + "}";
  }

  public WindowInsets inset(Insets insets) {
    return inset(insets.left, insets.top, insets.right, insets.bottom);
  }

  public WindowInsets inset(int left, int top, int right, int bottom) {
    if ((left | top | right | bottom) < 0) throw new IllegalArgumentException("insets must not be negative");
    Builder result = new Builder(this);
    Insets less = Insets.of(left, top, right, bottom);
    for (int i = 0; i < TYPES; i++) {
      result.insets[i] = smaller(result.insets[i], less);
      result.most[i] = smaller(result.most[i], less);
    }
    if (cutout != null) result.cutout = cutout.inset(left, top, right, bottom);
    return new WindowInsets(result, systemConsumed, stableConsumed);
  }

  private static Insets smaller(Insets some, Insets less) {
    return some == null ? null : Insets.max(Insets.NONE, Insets.subtract(some, less));
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof WindowInsets)) return false;
    WindowInsets other = (WindowInsets) o;
    return hidden == other.hidden && systemConsumed == other.systemConsumed && stableConsumed == other.stableConsumed
        && Arrays.equals(insets, other.insets) && Arrays.equals(most, other.most) && Objects.equals(cutout, other.cutout);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(insets) * 31 + Arrays.hashCode(most) + hidden;
  }

  /** Makes some. */
  public static final class Builder {
    private final Insets[] insets;
    private final Insets[] most;
    private int hidden;
    private DisplayCutout cutout;
    private DisplayShape shape;
    private final RoundedCorner[] corners;
    private Rect privacy;
    private int width;
    private int height;

    public Builder() {
      insets = new Insets[TYPES];
      most = new Insets[TYPES];
      corners = new RoundedCorner[4];
      hidden = Type.all();
    }

    public Builder(WindowInsets insets) {
      this.insets = insets.insets.clone();
      most = insets.most.clone();
      hidden = insets.hidden;
      cutout = insets.cutout;
      shape = insets.rest.shape;
      corners = insets.rest.corners.clone();
      privacy = insets.rest.privacy;
      width = insets.rest.width;
      height = insets.rest.height;
    }

    private static void set(Insets[] of, int types, Insets value) {
      for (int i = 0; i < TYPES; i++) {
        if ((types & 1 << i) != 0) of[i] = value;
      }
    }

    /** The old way, in which types are not told apart: what is at the top is the status bar, the rest navigation. */
    private static void setBars(Insets[] of, Insets bars) {
      set(of, Type.systemBars(), null);
      set(of, Type.statusBars(), Insets.of(0, bars.top, 0, 0));
      set(of, Type.navigationBars(), Insets.of(bars.left, 0, bars.right, bars.bottom));
    }

    public Builder setSystemWindowInsets(Insets systemWindowInsets) {
      setBars(insets, systemWindowInsets);
      return this;
    }

    public Builder setSystemGestureInsets(Insets insets) {
      return setInsets(Type.systemGestures(), insets);
    }

    public Builder setMandatorySystemGestureInsets(Insets insets) {
      return setInsets(Type.mandatorySystemGestures(), insets);
    }

    public Builder setTappableElementInsets(Insets insets) {
      return setInsets(Type.tappableElement(), insets);
    }

    public Builder setInsets(int typeMask, Insets insets) {
      set(this.insets, typeMask, Objects.requireNonNull(insets));
      return this;
    }

    public Builder setInsetsIgnoringVisibility(int typeMask, Insets insets) throws IllegalArgumentException {
      if (typeMask == Type.ime()) throw new IllegalArgumentException("Maximum inset not available for IME");
      set(most, typeMask, Objects.requireNonNull(insets));
      return this;
    }

    public Builder setVisible(int typeMask, boolean visible) {
      if (visible) hidden &= ~typeMask;
      else hidden |= typeMask;
      return this;
    }

    public Builder setStableInsets(Insets stableInsets) {
      setBars(most, stableInsets);
      return this;
    }

    public Builder setDisplayCutout(DisplayCutout displayCutout) {
      cutout = displayCutout;
      return this;
    }

    public Builder setDisplayShape(DisplayShape displayShape) {
      shape = displayShape;
      return this;
    }

    public Builder setRoundedCorner(int position, RoundedCorner roundedCorner) {
      corners[position] = roundedCorner;
      return this;
    }

    public Builder setPrivacyIndicatorBounds(Rect bounds) {
      privacy = bounds;
      return this;
    }

    public Builder setFrame(int width, int height) {
      this.width = width;
      this.height = height;
      return this;
    }

    public Builder setBoundingRects(int typeMask, List<Rect> rects) {
      return this;
    }

    public Builder setBoundingRectsIgnoringVisibility(int typeMask, List<Rect> rects) {
      return this;
    }

    private WindowInsets consumed() {
      return new WindowInsets(this, true, true);
    }

    public WindowInsets build() {
      return new WindowInsets(new Builder(this), false, false);
    }

    private Builder(Builder other) {
      insets = other.insets.clone();
      most = other.most.clone();
      hidden = other.hidden;
      cutout = other.cutout;
      shape = other.shape;
      corners = other.corners.clone();
      privacy = other.privacy;
      width = other.width;
      height = other.height;
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

    static int all() {
      return (1 << TYPES) - 1;
    }

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

package android.view;

import android.graphics.Insets;
import android.graphics.Path;
import android.graphics.Rect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where a display is not a display. The one here has no such place; apps may make one. */
public final class DisplayCutout {
  private final Insets safe;
  private final Insets waterfall;
  /** Left, top, right, bottom; empty where there is none. */
  private final Rect[] bounds;
  private final Path path;

  private DisplayCutout(Insets safe, Insets waterfall, Rect[] bounds, Path path) {
    this.safe = safe == null ? Insets.NONE : safe;
    this.waterfall = waterfall == null ? Insets.NONE : waterfall;
    this.bounds = new Rect[4];
    for (int i = 0; i < 4; i++) this.bounds[i] = bounds[i] == null ? new Rect() : new Rect(bounds[i]);
    this.path = path;
  }

  public DisplayCutout(Insets safeInsets, Rect boundLeft, Rect boundTop, Rect boundRight, Rect boundBottom) {
    this(safeInsets, boundLeft, boundTop, boundRight, boundBottom, Insets.NONE);
  }

  public DisplayCutout(Insets safeInsets, Rect boundLeft, Rect boundTop, Rect boundRight, Rect boundBottom,
      Insets waterfallInsets) {
    this(safeInsets, waterfallInsets, new Rect[] {boundLeft, boundTop, boundRight, boundBottom}, null);
  }

  @Deprecated
  public DisplayCutout(Rect safeInsets, List<Rect> boundingRects) {
    this(Insets.of(safeInsets), Insets.NONE, sides(safeInsets, boundingRects), null);
  }

  /** The side of each by where the safe area is cut, in the order that they come. */
  private static Rect[] sides(Rect safe, List<Rect> all) {
    Rect[] result = new Rect[4];
    if (all == null) return result;
    int[] depths = safe == null ? new int[4] : new int[] {safe.left, safe.top, safe.right, safe.bottom};
    int next = 0;
    for (Rect one : all) {
      while (next < 3 && depths[next] == 0) next++;
      if (next < 4) result[next++] = one;
    }
    return result;
  }

  DisplayCutout inset(int left, int top, int right, int bottom) {
    Rect[] moved = new Rect[4];
    for (int i = 0; i < 4; i++) {
      moved[i] = new Rect(bounds[i]);
      if (!moved[i].isEmpty()) moved[i].offset(-left, -top);
    }
    Insets less = Insets.of(left, top, right, bottom);
    return new DisplayCutout(Insets.max(Insets.NONE, Insets.subtract(safe, less)),
        Insets.max(Insets.NONE, Insets.subtract(waterfall, less)), moved, path);
  }

  public Insets getWaterfallInsets() {
    return waterfall;
  }

  public int getSafeInsetTop() {
    return safe.top;
  }

  public int getSafeInsetBottom() {
    return safe.bottom;
  }

  public int getSafeInsetLeft() {
    return safe.left;
  }

  public int getSafeInsetRight() {
    return safe.right;
  }

  public List<Rect> getBoundingRects() {
    List<Rect> result = new ArrayList<Rect>();
    for (Rect one : bounds) {
      if (!one.isEmpty()) result.add(new Rect(one));
    }
    return result;
  }

  public Rect getBoundingRectLeft() {
    return new Rect(bounds[0]);
  }

  public Rect getBoundingRectTop() {
    return new Rect(bounds[1]);
  }

  public Rect getBoundingRectRight() {
    return new Rect(bounds[2]);
  }

  public Rect getBoundingRectBottom() {
    return new Rect(bounds[3]);
  }

  public Path getCutoutPath() {
    return path == null ? null : new Path(path);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof DisplayCutout)) return false;
    DisplayCutout other = (DisplayCutout) o;
    return safe.equals(other.safe) && waterfall.equals(other.waterfall) && Arrays.equals(bounds, other.bounds);
  }

  @Override
  public int hashCode() {
    return safe.hashCode() * 31 + Arrays.hashCode(bounds);
  }

  @Override
  public String toString() {
    return "DisplayCutout{insets=" + safe + " waterfall=" + waterfall + " boundingRect=" + Arrays.toString(bounds) + "}";
  }

  /** Makes one. */
  public static final class Builder {
    private Insets safe = Insets.NONE;
    private Insets waterfall = Insets.NONE;
    private final Rect[] bounds = new Rect[4];
    private Path path;

    public Builder() {}

    public DisplayCutout build() {
      return new DisplayCutout(safe, waterfall, bounds, path);
    }

    public Builder setSafeInsets(Insets safeInsets) {
      safe = safeInsets;
      return this;
    }

    public Builder setWaterfallInsets(Insets waterfallInsets) {
      waterfall = waterfallInsets;
      return this;
    }

    public Builder setBoundingRectLeft(Rect boundingRectLeft) {
      bounds[0] = boundingRectLeft;
      return this;
    }

    public Builder setBoundingRectTop(Rect boundingRectTop) {
      bounds[1] = boundingRectTop;
      return this;
    }

    public Builder setBoundingRectRight(Rect boundingRectRight) {
      bounds[2] = boundingRectRight;
      return this;
    }

    public Builder setBoundingRectBottom(Rect boundingRectBottom) {
      bounds[3] = boundingRectBottom;
      return this;
    }

    public Builder setCutoutPath(Path cutoutPath) {
      path = cutoutPath;
      return this;
    }
  }
}

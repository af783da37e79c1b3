package android.widget;

import android.graphics.Point;
import android.graphics.drawable.Drawable;
import android.view.View;

/** Shows a part of a view larger, in a window of its own. Nothing is painted: only where it is is known. */
public final class Magnifier {
  public static final int SOURCE_BOUND_MAX_IN_SURFACE = 0;
  public static final int SOURCE_BOUND_MAX_VISIBLE = 1;

  private final View view;
  private final int width;
  private final int height;
  private final float elevation;
  private final float cornerRadius;
  private final Drawable overlay;
  private final int horizontalOffset;
  private final int verticalOffset;
  private final boolean clipping;
  private float zoom;
  private Point source;
  private Point position;

  @Deprecated
  public Magnifier(View view) {
    this(new Builder(view));
  }

  private Magnifier(Builder from) {
    view = from.view;
    width = from.width;
    height = from.height;
    zoom = from.zoom;
    elevation = from.elevation;
    cornerRadius = from.cornerRadius;
    overlay = from.overlay;
    horizontalOffset = from.horizontalOffset;
    verticalOffset = from.verticalOffset;
    clipping = from.clipping;
  }

  public void show(float sourceCenterX, float sourceCenterY) {
    show(sourceCenterX, sourceCenterY, sourceCenterX + horizontalOffset, sourceCenterY + verticalOffset);
  }

  public void show(float sourceCenterX, float sourceCenterY, float magnifierCenterX, float magnifierCenterY) {
    source = new Point(Math.round(sourceCenterX - getSourceWidth() / 2f), Math.round(sourceCenterY - getSourceHeight() / 2f));
    position = new Point(Math.round(magnifierCenterX - width / 2f), Math.round(magnifierCenterY - height / 2f));
  }

  public void dismiss() {
    source = null;
    position = null;
  }

  public void update() {
    if (position != null) view.invalidate();
  }

  public int getWidth() {
    return width;
  }

  public int getHeight() {
    return height;
  }

  public int getSourceWidth() {
    return Math.round(width / zoom);
  }

  public int getSourceHeight() {
    return Math.round(height / zoom);
  }

  public void setZoom(float zoom) {
    if (zoom <= 0) throw new IllegalArgumentException("Zoom should be positive");
    this.zoom = zoom;
  }

  public float getZoom() {
    return zoom;
  }

  public float getElevation() {
    return elevation;
  }

  public float getCornerRadius() {
    return cornerRadius;
  }

  public int getDefaultHorizontalSourceToMagnifierOffset() {
    return horizontalOffset;
  }

  public int getDefaultVerticalSourceToMagnifierOffset() {
    return verticalOffset;
  }

  public Drawable getOverlay() {
    return overlay;
  }

  public boolean isClippingEnabled() {
    return clipping;
  }

  public Point getPosition() {
    return position == null ? null : new Point(position);
  }

  public Point getSourcePosition() {
    return source == null ? null : new Point(source);
  }

  /** Gathers what it looks like. */
  public static final class Builder {
    private final View view;
    private int width;
    private int height;
    private float zoom = 1.25f;
    private float elevation;
    private float cornerRadius;
    private Drawable overlay;
    private int horizontalOffset;
    private int verticalOffset;
    private boolean clipping = true;

    public Builder(View view) {
      if (view == null) throw new NullPointerException();
      this.view = view;
      float density = view.getResources().getDisplayMetrics().density;
      width = Math.round(100 * density);
      height = Math.round(48 * density);
      verticalOffset = Math.round(-42 * density);
    }

    public Builder setSize(int width, int height) {
      if (width <= 0 || height <= 0) throw new IllegalArgumentException("Width and height should be positive");
      this.width = width;
      this.height = height;
      return this;
    }

    public Builder setInitialZoom(float zoom) {
      if (zoom <= 0) throw new IllegalArgumentException("Zoom should be positive");
      this.zoom = zoom;
      return this;
    }

    public Builder setElevation(float elevation) {
      if (elevation < 0) throw new IllegalArgumentException("Elevation should be non-negative");
      this.elevation = elevation;
      return this;
    }

    public Builder setCornerRadius(float cornerRadius) {
      if (cornerRadius < 0) throw new IllegalArgumentException("Corner radius should be non-negative");
      this.cornerRadius = cornerRadius;
      return this;
    }

    public Builder setOverlay(Drawable overlay) {
      this.overlay = overlay;
      return this;
    }

    public Builder setDefaultSourceToMagnifierOffset(int horizontalOffset, int verticalOffset) {
      this.horizontalOffset = horizontalOffset;
      this.verticalOffset = verticalOffset;
      return this;
    }

    public Builder setClippingEnabled(boolean clip) {
      clipping = clip;
      return this;
    }

    public Builder setSourceBounds(int left, int top, int right, int bottom) {
      return this;
    }

    public Magnifier build() {
      return new Magnifier(this);
    }
  }
}

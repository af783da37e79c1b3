package android.graphics;

/** The shape of a view, for its shadow and for clipping. */
@antecede.Plain
public final class Outline {
  private final Rect rect = new Rect();
  private final Path path = new Path();
  private float radius;
  private float alpha;
  private int kind;

  public Outline() {}

  public Outline(Outline src) {
    set(src);
  }

  public void setEmpty() {
    kind = 0;
    alpha = 1;
  }

  public boolean isEmpty() {
    return kind == 0;
  }

  public boolean canClip() {
    return true;
  }

  public void setAlpha(float alpha) {
    this.alpha = alpha;
  }

  public float getAlpha() {
    return alpha;
  }

  public void set(Outline src) {
    kind = src.kind;
    rect.set(src.rect);
    path.set(src.path);
    radius = src.radius;
    alpha = src.alpha;
  }

  public void setRect(int left, int top, int right, int bottom) {
    setRoundRect(left, top, right, bottom, 0);
  }

  public void setRect(Rect rect) {
    setRect(rect.left, rect.top, rect.right, rect.bottom);
  }

  public void setRoundRect(int left, int top, int right, int bottom, float radius) {
    if (left >= right || top >= bottom) {
      setEmpty();
      return;
    }
    kind = 1;
    rect.set(left, top, right, bottom);
    this.radius = radius;
  }

  public void setRoundRect(Rect rect, float radius) {
    setRoundRect(rect.left, rect.top, rect.right, rect.bottom, radius);
  }

  public boolean getRect(Rect outRect) {
    if (kind != 1) return false;
    outRect.set(rect);
    return true;
  }

  public float getRadius() {
    return kind == 1 ? radius : -1;
  }

  public void setOval(int left, int top, int right, int bottom) {
    if (bottom - top == right - left) {
      setRoundRect(left, top, right, bottom, (bottom - top) / 2f);
      return;
    }
    kind = 2;
    path.reset();
    path.addOval(left, top, right, bottom, Path.Direction.CW);
  }

  public void setOval(Rect rect) {
    setOval(rect.left, rect.top, rect.right, rect.bottom);
  }

  @Deprecated
  public void setConvexPath(Path convexPath) {
    setPath(convexPath);
  }

  public void setPath(Path path) {
    kind = path.isEmpty() ? 0 : 2;
    this.path.set(path);
  }

  public void offset(int dx, int dy) {
    if (kind == 1) rect.offset(dx, dy);
    else if (kind == 2) path.offset(dx, dy);
  }
}

package android.graphics;

/**
 * Lines and curves; points are kept, so that bounds and lengths can be told. Curves count as the lines between eight of their
 * points.
 */
@antecede.Plain
public class Path {
  private static final int PIECES = 8;

  public enum Direction {
    CW,
    CCW
  }

  public enum FillType {
    WINDING,
    EVEN_ODD,
    INVERSE_WINDING,
    INVERSE_EVEN_ODD
  }

  public enum Op {
    DIFFERENCE,
    INTERSECT,
    UNION,
    XOR,
    REVERSE_DIFFERENCE
  }

  private FillType fillType = FillType.WINDING;
  private float[] points = new float[16];
  /** Whether a point begins a contour. */
  private boolean[] starts = new boolean[8];
  private int count;
  private int contour;
  private boolean open;
  private int generation;

  public Path() {}

  public Path(Path src) {
    if (src != null) set(src);
  }

  public void reset() {
    count = 0;
    contour = 0;
    open = false;
    generation++;
  }

  public void rewind() {
    reset();
  }

  public void set(Path src) {
    if (src == this) return;
    fillType = src.fillType;
    points = java.util.Arrays.copyOf(src.points, src.points.length);
    starts = java.util.Arrays.copyOf(src.starts, src.starts.length);
    count = src.count;
    contour = src.contour;
    open = src.open;
    generation++;
  }

  private void add(float x, float y, boolean start) {
    if (count == starts.length) {
      points = java.util.Arrays.copyOf(points, 4 * count);
      starts = java.util.Arrays.copyOf(starts, 2 * count);
    }
    if (start) contour = count;
    starts[count] = start;
    points[2 * count] = x;
    points[2 * count + 1] = y;
    count++;
    generation++;
  }

  int size() {
    return count;
  }

  float x(int index) {
    return points[2 * index];
  }

  float y(int index) {
    return points[2 * index + 1];
  }

  boolean startsAt(int index) {
    return starts[index];
  }

  private float lastX() {
    return count == 0 ? 0 : x(count - 1);
  }

  private float lastY() {
    return count == 0 ? 0 : y(count - 1);
  }

  /** The union of the areas, roughly: both outlines. */
  public boolean op(Path path, Op op) {
    return op(this, path, op);
  }

  public boolean op(Path path1, Path path2, Op op) {
    Path result = new Path(op == Op.REVERSE_DIFFERENCE ? path2 : path1);
    if (op == Op.UNION || op == Op.XOR) result.addPath(path2);
    set(result);
    return true;
  }

  public boolean isConvex() {
    return count <= 3;
  }

  public FillType getFillType() {
    return fillType;
  }

  public void setFillType(FillType ft) {
    fillType = ft;
  }

  public boolean isInverseFillType() {
    return fillType == FillType.INVERSE_WINDING || fillType == FillType.INVERSE_EVEN_ODD;
  }

  public void toggleInverseFillType() {
    fillType = FillType.values()[(fillType.ordinal() + 2) % 4];
  }

  public boolean isEmpty() {
    return count == 0;
  }

  public boolean isRect(RectF rect) {
    if (count < 4 || count > 5) return false;
    boolean is = x(0) == x(3) && x(1) == x(2) && y(0) == y(1) && y(2) == y(3);
    if (is && rect != null) computeBounds(rect, true);
    return is;
  }

  public void computeBounds(RectF bounds, boolean exact) {
    if (count == 0) {
      bounds.set(0, 0, 0, 0);
      return;
    }
    bounds.set(x(0), y(0), x(0), y(0));
    for (int i = 1; i < count; i++) bounds.union(x(i), y(i));
  }

  public void incReserve(int extraPtCount) {}

  public void moveTo(float x, float y) {
    if (count > 0 && starts[count - 1]) count--;
    add(x, y, true);
    open = true;
  }

  public void rMoveTo(float dx, float dy) {
    moveTo(lastX() + dx, lastY() + dy);
  }

  private void begin() {
    if (!open) add(count == 0 ? 0 : x(contour), count == 0 ? 0 : y(contour), true);
    open = true;
  }

  public void lineTo(float x, float y) {
    begin();
    add(x, y, false);
  }

  public void rLineTo(float dx, float dy) {
    lineTo(lastX() + dx, lastY() + dy);
  }

  public void quadTo(float x1, float y1, float x2, float y2) {
    begin();
    float x0 = lastX();
    float y0 = lastY();
    for (int i = 1; i <= PIECES; i++) {
      float t = (float) i / PIECES;
      float s = 1 - t;
      add(s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2, false);
    }
  }

  public void rQuadTo(float dx1, float dy1, float dx2, float dy2) {
    quadTo(lastX() + dx1, lastY() + dy1, lastX() + dx2, lastY() + dy2);
  }

  public void conicTo(float x1, float y1, float x2, float y2, float weight) {
    quadTo(x1, y1, x2, y2);
  }

  public void rConicTo(float dx1, float dy1, float dx2, float dy2, float weight) {
    rQuadTo(dx1, dy1, dx2, dy2);
  }

  public void cubicTo(float x1, float y1, float x2, float y2, float x3, float y3) {
    begin();
    float x0 = lastX();
    float y0 = lastY();
    for (int i = 1; i <= PIECES; i++) {
      float t = (float) i / PIECES;
      float s = 1 - t;
      add(s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x3,
          s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y3, false);
    }
  }

  public void rCubicTo(float x1, float y1, float x2, float y2, float x3, float y3) {
    float x = lastX();
    float y = lastY();
    cubicTo(x + x1, y + y1, x + x2, y + y2, x + x3, y + y3);
  }

  public void arcTo(RectF oval, float startAngle, float sweepAngle, boolean forceMoveTo) {
    arcTo(oval.left, oval.top, oval.right, oval.bottom, startAngle, sweepAngle, forceMoveTo);
  }

  public void arcTo(RectF oval, float startAngle, float sweepAngle) {
    arcTo(oval, startAngle, sweepAngle, false);
  }

  public void arcTo(float left, float top, float right, float bottom, float startAngle, float sweepAngle, boolean forceMoveTo) {
    int steps = Math.max(1, (int) Math.ceil(Math.abs(sweepAngle) / 90 * PIECES));
    for (int i = 0; i <= steps; i++) {
      double angle = Math.toRadians(startAngle + sweepAngle * i / steps);
      float x = (left + right) / 2 + (right - left) / 2 * (float) Math.cos(angle);
      float y = (top + bottom) / 2 + (bottom - top) / 2 * (float) Math.sin(angle);
      if (i == 0 && (forceMoveTo || count == 0)) moveTo(x, y);
      else lineTo(x, y);
    }
  }

  public void close() {
    if (open && count > 0) add(x(contour), y(contour), false);
    open = false;
  }

  public void addRect(RectF rect, Direction dir) {
    addRect(rect.left, rect.top, rect.right, rect.bottom, dir);
  }

  public void addRect(float left, float top, float right, float bottom, Direction dir) {
    moveTo(left, top);
    if (dir == Direction.CW) lineTo(right, top);
    else lineTo(left, bottom);
    lineTo(right, bottom);
    if (dir == Direction.CW) lineTo(left, bottom);
    else lineTo(right, top);
    close();
  }

  public void addOval(RectF oval, Direction dir) {
    addOval(oval.left, oval.top, oval.right, oval.bottom, dir);
  }

  public void addOval(float left, float top, float right, float bottom, Direction dir) {
    arcTo(left, top, right, bottom, 0, dir == Direction.CW ? 360 : -360, true);
    close();
  }

  public void addCircle(float x, float y, float radius, Direction dir) {
    addOval(x - radius, y - radius, x + radius, y + radius, dir);
  }

  public void addArc(RectF oval, float startAngle, float sweepAngle) {
    arcTo(oval, startAngle, sweepAngle, true);
  }

  public void addArc(float left, float top, float right, float bottom, float startAngle, float sweepAngle) {
    arcTo(left, top, right, bottom, startAngle, sweepAngle, true);
  }

  public void addRoundRect(RectF rect, float rx, float ry, Direction dir) {
    addRoundRect(rect.left, rect.top, rect.right, rect.bottom, rx, ry, dir);
  }

  public void addRoundRect(float left, float top, float right, float bottom, float rx, float ry, Direction dir) {
    addRoundRect(left, top, right, bottom, new float[] {rx, ry, rx, ry, rx, ry, rx, ry}, dir);
  }

  public void addRoundRect(RectF rect, float[] radii, Direction dir) {
    addRoundRect(rect.left, rect.top, rect.right, rect.bottom, radii, dir);
  }

  public void addRoundRect(float left, float top, float right, float bottom, float[] radii, Direction dir) {
    if (radii.length < 8) throw new ArrayIndexOutOfBoundsException("radii[] needs 8 values");
    moveTo(left + radii[0], top);
    lineTo(right - radii[2], top);
    quadTo(right, top, right, top + radii[3]);
    lineTo(right, bottom - radii[5]);
    quadTo(right, bottom, right - radii[4], bottom);
    lineTo(left + radii[6], bottom);
    quadTo(left, bottom, left, bottom - radii[7]);
    lineTo(left, top + radii[1]);
    quadTo(left, top, left + radii[0], top);
    close();
  }

  public void addPath(Path src, float dx, float dy) {
    Matrix matrix = new Matrix();
    matrix.setTranslate(dx, dy);
    addPath(src, matrix);
  }

  public void addPath(Path src) {
    addPath(src, new Matrix());
  }

  public void addPath(Path src, Matrix matrix) {
    Path other = new Path(src);
    other.transform(matrix);
    for (int i = 0; i < other.count; i++) add(other.x(i), other.y(i), other.starts[i]);
    open = other.open;
  }

  public void offset(float dx, float dy, Path dst) {
    if (dst == null) {
      offset(dx, dy);
      return;
    }
    dst.set(this);
    dst.offset(dx, dy);
  }

  public void offset(float dx, float dy) {
    Matrix matrix = new Matrix();
    matrix.setTranslate(dx, dy);
    transform(matrix);
  }

  public void setLastPoint(float dx, float dy) {
    if (count == 0) {
      moveTo(dx, dy);
      return;
    }
    points[2 * count - 2] = dx;
    points[2 * count - 1] = dy;
  }

  public void transform(Matrix matrix, Path dst) {
    if (dst != null) {
      dst.set(this);
      dst.transform(matrix);
    } else {
      transform(matrix);
    }
  }

  public void transform(Matrix matrix) {
    matrix.mapPoints(points, 0, points, 0, count);
    generation++;
  }

  /** Fraction, x and y of each point. */
  public float[] approximate(float acceptableError) {
    if (acceptableError < 0) throw new IllegalArgumentException("AcceptableError must be greater than or equal to 0");
    float[] result = new float[3 * count];
    float length = new PathMeasure(this, false).total();
    float far = 0;
    for (int i = 0; i < count; i++) {
      if (i > 0 && !starts[i]) far += (float) Math.hypot(x(i) - x(i - 1), y(i) - y(i - 1));
      result[3 * i] = length == 0 ? 0 : far / length;
      result[3 * i + 1] = x(i);
      result[3 * i + 2] = y(i);
    }
    return result;
  }

  public int getGenerationId() {
    return generation;
  }

  public boolean isInterpolatable(Path otherPath) {
    return otherPath.count == count;
  }

  public boolean interpolate(Path otherPath, float t, Path interpolatedPath) {
    if (!isInterpolatable(otherPath)) return false;
    interpolatedPath.set(this);
    for (int i = 0; i < 2 * count; i++) interpolatedPath.points[i] = points[i] * (1 - t) + otherPath.points[i] * t;
    return true;
  }
}

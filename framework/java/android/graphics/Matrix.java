package android.graphics;

/** Nine numbers that map points of the plane; a null array of them is nowhere. */
@antecede.Plain
public class Matrix {
  public static final int MPERSP_0 = 6;
  public static final int MPERSP_1 = 7;
  public static final int MPERSP_2 = 8;
  public static final int MSCALE_X = 0;
  public static final int MSCALE_Y = 4;
  public static final int MSKEW_X = 1;
  public static final int MSKEW_Y = 3;
  public static final int MTRANS_X = 2;
  public static final int MTRANS_Y = 5;

  private static final float[] UNIT = {1, 0, 0, 0, 1, 0, 0, 0, 1};

  public static final Matrix IDENTITY_MATRIX = new Matrix() {
    @Override
    void store(float[] values) {
      throw new IllegalStateException("Matrix can not be modified");
    }
  };

  public enum ScaleToFit {
    FILL,
    START,
    CENTER,
    END
  }

  private float[] m = UNIT;

  public Matrix() {}

  public Matrix(Matrix src) {
    if (src != null) m = src.m;
  }

  /** Arrays are never changed, so they may be shared. */
  void store(float[] values) {
    m = values;
  }

  private static float[] product(float[] a, float[] b) {
    float[] c = new float[9];
    for (int i = 0; i < 9; i++) {
      int row = i / 3 * 3;
      int column = i % 3;
      c[i] = a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6];
    }
    return c;
  }

  private static float[] translation(float dx, float dy) {
    return new float[] {1, 0, dx, 0, 1, dy, 0, 0, 1};
  }

  private static float[] around(float[] linear, float px, float py) {
    return product(product(translation(px, py), linear), translation(-px, -py));
  }

  private static float[] scaling(float sx, float sy, float px, float py) {
    return new float[] {sx, 0, px - sx * px, 0, sy, py - sy * py, 0, 0, 1};
  }

  private static float[] turning(float sin, float cos, float px, float py) {
    return around(new float[] {cos, -sin, 0, sin, cos, 0, 0, 0, 1}, px, py);
  }

  private static float[] rotation(float degrees, float px, float py) {
    double radians = Math.toRadians(degrees);
    float sin = (float) Math.sin(radians);
    float cos = (float) Math.cos(radians);
    return turning(Math.abs(sin) < 1e-6f ? 0 : sin, Math.abs(cos) < 1e-6f ? 0 : cos, px, py);
  }

  private static float[] skewing(float kx, float ky, float px, float py) {
    return new float[] {1, kx, -kx * py, ky, 1, -ky * px, 0, 0, 1};
  }

  private boolean pre(float[] other) {
    store(product(m, other));
    return true;
  }

  private boolean post(float[] other) {
    store(product(other, m));
    return true;
  }

  public boolean isIdentity() {
    for (int i = 0; i < 9; i++) {
      if (m[i] != UNIT[i]) return false;
    }
    return true;
  }

  public boolean isAffine() {
    return m[6] == 0 && m[7] == 0 && m[8] == 1;
  }

  public boolean rectStaysRect() {
    return isAffine() && (m[1] == 0 && m[3] == 0 && m[0] != 0 && m[4] != 0 || m[0] == 0 && m[4] == 0 && m[1] != 0 && m[3] != 0);
  }

  public void set(Matrix src) {
    store(src == null ? UNIT : src.m);
  }

  public void reset() {
    store(UNIT);
  }

  public void setTranslate(float dx, float dy) {
    store(translation(dx, dy));
  }

  public void setScale(float sx, float sy, float px, float py) {
    store(scaling(sx, sy, px, py));
  }

  public void setScale(float sx, float sy) {
    store(scaling(sx, sy, 0, 0));
  }

  public void setRotate(float degrees, float px, float py) {
    store(rotation(degrees, px, py));
  }

  public void setRotate(float degrees) {
    store(rotation(degrees, 0, 0));
  }

  public void setSinCos(float sinValue, float cosValue, float px, float py) {
    store(turning(sinValue, cosValue, px, py));
  }

  public void setSinCos(float sinValue, float cosValue) {
    store(turning(sinValue, cosValue, 0, 0));
  }

  public void setSkew(float kx, float ky, float px, float py) {
    store(skewing(kx, ky, px, py));
  }

  public void setSkew(float kx, float ky) {
    store(skewing(kx, ky, 0, 0));
  }

  public boolean setConcat(Matrix a, Matrix b) {
    store(product(a.m, b.m));
    return true;
  }

  public boolean preTranslate(float dx, float dy) {
    return pre(translation(dx, dy));
  }

  public boolean preScale(float sx, float sy, float px, float py) {
    return pre(scaling(sx, sy, px, py));
  }

  public boolean preScale(float sx, float sy) {
    return pre(scaling(sx, sy, 0, 0));
  }

  public boolean preRotate(float degrees, float px, float py) {
    return pre(rotation(degrees, px, py));
  }

  public boolean preRotate(float degrees) {
    return pre(rotation(degrees, 0, 0));
  }

  public boolean preSkew(float kx, float ky, float px, float py) {
    return pre(skewing(kx, ky, px, py));
  }

  public boolean preSkew(float kx, float ky) {
    return pre(skewing(kx, ky, 0, 0));
  }

  public boolean preConcat(Matrix other) {
    return pre(other.m);
  }

  public boolean postTranslate(float dx, float dy) {
    return post(translation(dx, dy));
  }

  public boolean postScale(float sx, float sy, float px, float py) {
    return post(scaling(sx, sy, px, py));
  }

  public boolean postScale(float sx, float sy) {
    return post(scaling(sx, sy, 0, 0));
  }

  public boolean postRotate(float degrees, float px, float py) {
    return post(rotation(degrees, px, py));
  }

  public boolean postRotate(float degrees) {
    return post(rotation(degrees, 0, 0));
  }

  public boolean postSkew(float kx, float ky, float px, float py) {
    return post(skewing(kx, ky, px, py));
  }

  public boolean postSkew(float kx, float ky) {
    return post(skewing(kx, ky, 0, 0));
  }

  public boolean postConcat(Matrix other) {
    return post(other.m);
  }

  public boolean setRectToRect(RectF src, RectF dst, ScaleToFit stf) {
    if (src.isEmpty()) {
      reset();
      return false;
    }
    float sx = dst.width() / src.width();
    float sy = dst.height() / src.height();
    float dx = 0;
    float dy = 0;
    if (stf != ScaleToFit.FILL) {
      float scale = Math.min(sx, sy);
      float part = stf == ScaleToFit.CENTER ? 0.5f : stf == ScaleToFit.END ? 1 : 0;
      dx = (dst.width() - src.width() * scale) * part;
      dy = (dst.height() - src.height() * scale) * part;
      sx = scale;
      sy = scale;
    }
    store(new float[] {sx, 0, dst.left + dx - src.left * sx, 0, sy, dst.top + dy - src.top * sy, 0, 0, 1});
    return !dst.isEmpty();
  }

  /** Maps up to four points onto four others. */
  public boolean setPolyToPoly(float[] src, int srcIndex, float[] dst, int dstIndex, int pointCount) {
    if (pointCount > 4) throw new IllegalArgumentException();
    if (pointCount == 0) {
      reset();
      return true;
    }
    float[] from = basis(src, srcIndex, pointCount);
    float[] to = basis(dst, dstIndex, pointCount);
    float[] back = from == null ? null : inverse(from);
    if (back == null || to == null) return false;
    float[] result = product(to, back);
    float scale = result[8];
    for (int i = 0; i < 9 && scale != 0; i++) result[i] /= scale;
    store(result);
    return true;
  }

  /** What maps the unit square's corners (as many as there are points) onto these points. */
  private static float[] basis(float[] p, int i, int count) {
    float x0 = p[i];
    float y0 = p[i + 1];
    if (count == 1) return translation(x0, y0);
    float dx = p[i + 2] - x0;
    float dy = p[i + 3] - y0;
    if (count == 2) return new float[] {dx, -dy, x0, dy, dx, y0, 0, 0, 1};
    if (count == 3) return new float[] {dx, p[i + 4] - p[i + 2], x0, dy, p[i + 5] - p[i + 3], y0, 0, 0, 1};
    float x1 = p[i + 2];
    float y1 = p[i + 3];
    float x2 = p[i + 4];
    float y2 = p[i + 5];
    float x3 = p[i + 6];
    float y3 = p[i + 7];
    float sx = x0 - x1 + x2 - x3;
    float sy = y0 - y1 + y2 - y3;
    float ax = x1 - x2;
    float ay = y1 - y2;
    float bx = x3 - x2;
    float by = y3 - y2;
    float det = ax * by - bx * ay;
    if (det == 0) return null;
    float g = (sx * by - bx * sy) / det;
    float h = (ax * sy - sx * ay) / det;
    return new float[] {x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1};
  }

  private static float[] inverse(float[] m) {
    double c0 = (double) m[4] * m[8] - (double) m[5] * m[7];
    double c1 = (double) m[5] * m[6] - (double) m[3] * m[8];
    double c2 = (double) m[3] * m[7] - (double) m[4] * m[6];
    double det = m[0] * c0 + m[1] * c1 + m[2] * c2;
    if (Math.abs(det) < 1e-18) return null;
    return new float[] {(float) (c0 / det), (float) ((m[2] * (double) m[7] - m[1] * (double) m[8]) / det),
      (float) ((m[1] * (double) m[5] - m[2] * (double) m[4]) / det), (float) (c1 / det),
      (float) ((m[0] * (double) m[8] - m[2] * (double) m[6]) / det),
          (float) ((m[2] * (double) m[3] - m[0] * (double) m[5]) / det),
      (float) (c2 / det), (float) ((m[1] * (double) m[6] - m[0] * (double) m[7]) / det),
          (float) ((m[0] * (double) m[4] - m[1] * (double) m[3]) / det)};
  }

  public boolean invert(Matrix inverse) {
    float[] result = inverse(m);
    if (result == null) return false;
    inverse.store(result);
    return true;
  }

  private void map(float[] dst, int dstIndex, float[] src, int srcIndex, int count, boolean vectors) {
    float[] out = new float[2 * count];
    for (int i = 0; i < count; i++) {
      float x = src[srcIndex + 2 * i];
      float y = src[srcIndex + 2 * i + 1];
      float w = m[6] * x + m[7] * y + m[8];
      if (w == 0) w = 1;
      out[2 * i] = (m[0] * x + m[1] * y + m[2]) / w - (vectors ? m[2] / m[8] : 0);
      out[2 * i + 1] = (m[3] * x + m[4] * y + m[5]) / w - (vectors ? m[5] / m[8] : 0);
    }
    System.arraycopy(out, 0, dst, dstIndex, out.length);
  }

  public void mapPoints(float[] dst, int dstIndex, float[] src, int srcIndex, int pointCount) {
    map(dst, dstIndex, src, srcIndex, pointCount, false);
  }

  public void mapVectors(float[] dst, int dstIndex, float[] src, int srcIndex, int vectorCount) {
    map(dst, dstIndex, src, srcIndex, vectorCount, true);
  }

  public void mapPoints(float[] dst, float[] src) {
    if (dst.length != src.length) throw new ArrayIndexOutOfBoundsException();
    map(dst, 0, src, 0, dst.length >> 1, false);
  }

  public void mapVectors(float[] dst, float[] src) {
    if (dst.length != src.length) throw new ArrayIndexOutOfBoundsException();
    map(dst, 0, src, 0, dst.length >> 1, true);
  }

  public void mapPoints(float[] pts) {
    mapPoints(pts, pts);
  }

  public void mapVectors(float[] vecs) {
    mapVectors(vecs, vecs);
  }

  public boolean mapRect(RectF dst, RectF src) {
    float[] p = {src.left, src.top, src.right, src.top, src.right, src.bottom, src.left, src.bottom};
    mapPoints(p);
    dst.set(Math.min(Math.min(p[0], p[2]), Math.min(p[4], p[6])), Math.min(Math.min(p[1], p[3]), Math.min(p[5], p[7])),
        Math.max(Math.max(p[0], p[2]), Math.max(p[4], p[6])), Math.max(Math.max(p[1], p[3]), Math.max(p[5], p[7])));
    return rectStaysRect();
  }

  public boolean mapRect(RectF rect) {
    return mapRect(rect, rect);
  }

  public float mapRadius(float radius) {
    float[] v = {radius, 0, 0, radius};
    mapVectors(v);
    return (float) Math.sqrt(Math.hypot(v[0], v[1]) * Math.hypot(v[2], v[3]));
  }

  public void getValues(float[] values) {
    if (values.length < 9) throw new ArrayIndexOutOfBoundsException();
    System.arraycopy(m, 0, values, 0, 9);
  }

  public void setValues(float[] values) {
    if (values.length < 9) throw new ArrayIndexOutOfBoundsException();
    float[] copy = new float[9];
    System.arraycopy(values, 0, copy, 0, 9);
    store(copy);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Matrix && java.util.Arrays.equals(m, ((Matrix) obj).m);
  }

  @Override
  public int hashCode() {
    return 44;
  }

  @Override
  public String toString() {
    return "Matrix{" + toShortString() + "}";
  }

  public String toShortString() {
    return "[" + m[0] + ", " + m[1] + ", " + m[2] + "][" + m[3] + ", " + m[4] + ", " + m[5] + "][" + m[6] + ", " + m[7] + ", "
        + m[8] + "]";
  }
}

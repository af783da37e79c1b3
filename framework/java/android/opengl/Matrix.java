package android.opengl;

/** Four by four numbers, column after column. */
public class Matrix {
  @Deprecated
  public Matrix() {}

  public static void multiplyMM(float[] result, int resultOffset, float[] lhs, int lhsOffset, float[] rhs, int rhsOffset) {
    float[] out = new float[16];
    for (int column = 0; column < 4; column++) {
      for (int row = 0; row < 4; row++) {
        float sum = 0;
        for (int i = 0; i < 4; i++) sum += lhs[lhsOffset + i * 4 + row] * rhs[rhsOffset + column * 4 + i];
        out[column * 4 + row] = sum;
      }
    }
    System.arraycopy(out, 0, result, resultOffset, 16);
  }

  public static void multiplyMV(float[] resultVec, int resultVecOffset, float[] lhsMat, int lhsMatOffset, float[] rhsVec,
      int rhsVecOffset) {
    float[] out = new float[4];
    for (int row = 0; row < 4; row++) {
      for (int i = 0; i < 4; i++) out[row] += lhsMat[lhsMatOffset + i * 4 + row] * rhsVec[rhsVecOffset + i];
    }
    System.arraycopy(out, 0, resultVec, resultVecOffset, 4);
  }

  public static void transposeM(float[] mTrans, int mTransOffset, float[] m, int mOffset) {
    float[] out = new float[16];
    for (int i = 0; i < 16; i++) out[i % 4 * 4 + i / 4] = m[mOffset + i];
    System.arraycopy(out, 0, mTrans, mTransOffset, 16);
  }

  /** By elimination. */
  public static boolean invertM(float[] mInv, int mInvOffset, float[] m, int mOffset) {
    double[][] rows = new double[4][8];
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 4; column++) rows[row][column] = m[mOffset + column * 4 + row];
      rows[row][4 + row] = 1;
    }
    for (int i = 0; i < 4; i++) {
      int best = i;
      for (int row = i + 1; row < 4; row++) {
        if (Math.abs(rows[row][i]) > Math.abs(rows[best][i])) best = row;
      }
      if (rows[best][i] == 0) return false;
      double[] pivot = rows[best];
      rows[best] = rows[i];
      rows[i] = pivot;
      double scale = pivot[i];
      for (int column = 0; column < 8; column++) pivot[column] /= scale;
      for (int row = 0; row < 4; row++) {
        double factor = rows[row][i];
        for (int column = 0; row != i && column < 8; column++) rows[row][column] -= factor * pivot[column];
      }
    }
    for (int i = 0; i < 16; i++) mInv[mInvOffset + i] = (float) rows[i % 4][4 + i / 4];
    return true;
  }

  private static void set(float[] m, int offset, float... values) {
    System.arraycopy(values, 0, m, offset, 16);
  }

  public static void orthoM(float[] m, int mOffset, float left, float right, float bottom, float top, float near, float far) {
    if (left == right) throw new IllegalArgumentException("left == right");
    if (bottom == top) throw new IllegalArgumentException("bottom == top");
    if (near == far) throw new IllegalArgumentException("near == far");
    set(m, mOffset, 2 / (right - left), 0, 0, 0, 0, 2 / (top - bottom), 0, 0, 0, 0, -2 / (far - near), 0,
        -(right + left) / (right - left),
        -(top + bottom) / (top - bottom), -(far + near) / (far - near), 1);
  }

  public static void frustumM(float[] m, int offset, float left, float right, float bottom, float top, float near, float far) {
    if (left == right) throw new IllegalArgumentException("left == right");
    if (top == bottom) throw new IllegalArgumentException("top == bottom");
    if (near == far) throw new IllegalArgumentException("near == far");
    if (near <= 0) throw new IllegalArgumentException("near <= 0.0f");
    if (far <= 0) throw new IllegalArgumentException("far <= 0.0f");
    set(m, offset, 2 * near / (right - left), 0, 0, 0, 0, 2 * near / (top - bottom), 0, 0, (right + left) / (right - left),
        (top + bottom) / (top - bottom), (far + near) / (near - far), -1, 0, 0, 2 * far * near / (near - far), 0);
  }

  public static void perspectiveM(float[] m, int offset, float fovy, float aspect, float zNear, float zFar) {
    float f = 1 / (float) Math.tan(Math.toRadians(fovy) / 2);
    set(m, offset, f / aspect, 0, 0, 0, 0, f, 0, 0, 0, 0, (zFar + zNear) / (zNear - zFar), -1, 0, 0,
        2 * zFar * zNear / (zNear - zFar), 0);
  }

  public static float length(float x, float y, float z) {
    return (float) Math.sqrt(x * x + y * y + z * z);
  }

  public static void setIdentityM(float[] sm, int smOffset) {
    for (int i = 0; i < 16; i++) sm[smOffset + i] = i % 5 == 0 ? 1 : 0;
  }

  public static void scaleM(float[] sm, int smOffset, float[] m, int mOffset, float x, float y, float z) {
    float[] by = {x, y, z, 1};
    for (int i = 0; i < 16; i++) sm[smOffset + i] = m[mOffset + i] * by[i / 4];
  }

  public static void scaleM(float[] m, int mOffset, float x, float y, float z) {
    scaleM(m, mOffset, m, mOffset, x, y, z);
  }

  public static void translateM(float[] tm, int tmOffset, float[] m, int mOffset, float x, float y, float z) {
    float[] by = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1};
    multiplyMM(tm, tmOffset, m, mOffset, by, 0);
  }

  public static void translateM(float[] m, int mOffset, float x, float y, float z) {
    translateM(m, mOffset, m, mOffset, x, y, z);
  }

  public static void rotateM(float[] rm, int rmOffset, float[] m, int mOffset, float a, float x, float y, float z) {
    float[] by = new float[16];
    setRotateM(by, 0, a, x, y, z);
    multiplyMM(rm, rmOffset, m, mOffset, by, 0);
  }

  public static void rotateM(float[] m, int mOffset, float a, float x, float y, float z) {
    rotateM(m, mOffset, m, mOffset, a, x, y, z);
  }

  public static void setRotateM(float[] rm, int rmOffset, float a, float x, float y, float z) {
    float length = length(x, y, z);
    float u = x / length;
    float v = y / length;
    float w = z / length;
    float s = (float) Math.sin(Math.toRadians(a));
    float c = (float) Math.cos(Math.toRadians(a));
    float n = 1 - c;
    set(rm, rmOffset, u * u * n + c, u * v * n + w * s, u * w * n - v * s, 0, u * v * n - w * s, v * v * n + c, v * w * n
        + u * s, 0,
        u * w * n + v * s, v * w * n - u * s, w * w * n + c, 0, 0, 0, 0, 1);
  }

  @Deprecated
  public static void setRotateEulerM(float[] rm, int rmOffset, float x, float y, float z) {
    setRotateEulerM2(rm, rmOffset, x, y, z);
  }

  public static void setRotateEulerM2(float[] rm, int rmOffset, float x, float y, float z) {
    setIdentityM(rm, rmOffset);
    rotateM(rm, rmOffset, x, 1, 0, 0);
    rotateM(rm, rmOffset, y, 0, 1, 0);
    rotateM(rm, rmOffset, z, 0, 0, 1);
  }

  public static void setLookAtM(float[] rm, int rmOffset, float eyeX, float eyeY, float eyeZ, float centerX, float centerY,
      float centerZ, float upX,
      float upY, float upZ) {
    float fx = centerX - eyeX;
    float fy = centerY - eyeY;
    float fz = centerZ - eyeZ;
    float f = 1 / length(fx, fy, fz);
    fx *= f;
    fy *= f;
    fz *= f;
    float sx = fy * upZ - fz * upY;
    float sy = fz * upX - fx * upZ;
    float sz = fx * upY - fy * upX;
    float s = 1 / length(sx, sy, sz);
    sx *= s;
    sy *= s;
    sz *= s;
    float ux = sy * fz - sz * fy;
    float uy = sz * fx - sx * fz;
    float uz = sx * fy - sy * fx;
    set(rm, rmOffset, sx, ux, -fx, 0, sy, uy, -fy, 0, sz, uz, -fz, 0, 0, 0, 0, 1);
    translateM(rm, rmOffset, -eyeX, -eyeY, -eyeZ);
  }
}

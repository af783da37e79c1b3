package android.graphics;

/** Four rows of five numbers that map colours. */
@antecede.Plain
public class ColorMatrix {
  private final float[] array = new float[20];

  public ColorMatrix() {
    reset();
  }

  public ColorMatrix(float[] src) {
    set(src);
  }

  public ColorMatrix(ColorMatrix src) {
    set(src);
  }

  public final float[] getArray() {
    return array;
  }

  public void reset() {
    setScale(1, 1, 1, 1);
  }

  public void set(ColorMatrix src) {
    set(src.array);
  }

  public void set(float[] src) {
    System.arraycopy(src, 0, array, 0, 20);
  }

  public void setScale(float rScale, float gScale, float bScale, float aScale) {
    for (int i = 0; i < 20; i++) array[i] = 0;
    array[0] = rScale;
    array[6] = gScale;
    array[12] = bScale;
    array[18] = aScale;
  }

  public void setRotate(int axis, float degrees) {
    reset();
    float cos = (float) Math.cos(Math.toRadians(degrees));
    float sin = (float) Math.sin(Math.toRadians(degrees));
    if (axis < 0 || axis > 2) throw new RuntimeException();
    int a = (axis + 1) % 3;
    int b = (axis + 2) % 3;
    array[6 * a] = cos;
    array[6 * b] = cos;
    array[5 * a + b] = sin;
    array[5 * b + a] = -sin;
  }

  public void setConcat(ColorMatrix matA, ColorMatrix matB) {
    float[] a = matA.array;
    float[] b = matB.array;
    float[] c = new float[20];
    for (int row = 0; row < 20; row += 5) {
      for (int i = 0; i < 5; i++) {
        c[row + i] = a[row] * b[i] + a[row + 1] * b[i + 5] + a[row + 2] * b[i + 10] + a[row + 3] * b[i + 15]
            + (i == 4 ? a[row + 4] : 0);
      }
    }
    set(c);
  }

  public void preConcat(ColorMatrix prematrix) {
    setConcat(this, prematrix);
  }

  public void postConcat(ColorMatrix postmatrix) {
    setConcat(postmatrix, this);
  }

  public void setSaturation(float sat) {
    reset();
    float r = 0.213f * (1 - sat);
    float g = 0.715f * (1 - sat);
    float b = 0.072f * (1 - sat);
    for (int row = 0; row < 3; row++) {
      array[5 * row] = r + (row == 0 ? sat : 0);
      array[5 * row + 1] = g + (row == 1 ? sat : 0);
      array[5 * row + 2] = b + (row == 2 ? sat : 0);
    }
  }

  public void setRGB2YUV() {
    reset();
    float[] values = {0.299f, 0.587f, 0.114f, -0.16874f, -0.33126f, 0.5f, 0.5f, -0.41869f, -0.08131f};
    for (int i = 0; i < 9; i++) array[i / 3 * 5 + i % 3] = values[i];
  }

  public void setYUV2RGB() {
    reset();
    float[] values = {1, 0, 1.402f, 1, -0.34414f, -0.71414f, 1, 1.772f, 0};
    for (int i = 0; i < 9; i++) array[i / 3 * 5 + i % 3] = values[i];
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ColorMatrix && java.util.Arrays.equals(array, ((ColorMatrix) obj).array);
  }
}

package android.graphics;

/** Maps colours by a matrix. */
@antecede.Plain
public class ColorMatrixColorFilter extends ColorFilter {
  private final ColorMatrix matrix;

  public ColorMatrixColorFilter(ColorMatrix matrix) {
    this.matrix = new ColorMatrix(matrix);
  }

  public ColorMatrixColorFilter(float[] array) {
    if (array.length < 20) throw new ArrayIndexOutOfBoundsException();
    matrix = new ColorMatrix(array);
  }

  public void getColorMatrix(ColorMatrix colorMatrix) {
    colorMatrix.set(matrix);
  }
}

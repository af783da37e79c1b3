package android.graphics;

/**
 * A camera in space that makes matrices of the plane. Turns about the third axis and shifts are exact, the others without
 * perspective.
 */
@antecede.Plain
public class Camera {
  private Matrix matrix = new Matrix();
  private Saved saved;
  private float x;
  private float y;
  private float z = -8;

  private static final class Saved {
    final Saved below;
    final Matrix matrix;

    Saved(Saved below, Matrix matrix) {
      this.below = below;
      this.matrix = new Matrix(matrix);
    }
  }

  public Camera() {}

  public void save() {
    saved = new Saved(saved, matrix);
  }

  public void restore() {
    if (saved == null) return;
    matrix = saved.matrix;
    saved = saved.below;
  }

  public void translate(float x, float y, float z) {
    matrix.preTranslate(x, -y);
  }

  public void rotateX(float deg) {
    matrix.preScale(1, (float) Math.cos(Math.toRadians(deg)));
  }

  public void rotateY(float deg) {
    matrix.preScale((float) Math.cos(Math.toRadians(deg)), 1);
  }

  public void rotateZ(float deg) {
    matrix.preRotate(-deg);
  }

  public void rotate(float x, float y, float z) {
    rotateX(x);
    rotateY(y);
    rotateZ(z);
  }

  public float getLocationX() {
    return x;
  }

  public float getLocationY() {
    return y;
  }

  public float getLocationZ() {
    return z;
  }

  public void setLocation(float x, float y, float z) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  public void getMatrix(Matrix matrix) {
    matrix.set(this.matrix);
  }

  public void applyToCanvas(Canvas canvas) {
    canvas.concat(matrix);
  }

  public float dotWithNormal(float dx, float dy, float dz) {
    return dz;
  }
}

package android.graphics;

/** Where a paint takes its colours from. */
@antecede.Plain
public class Shader {
  public enum TileMode {
    CLAMP,
    REPEAT,
    MIRROR,
    DECAL
  }

  private Matrix local;

  @Deprecated
  public Shader() {}

  public boolean getLocalMatrix(Matrix localM) {
    if (local == null) return false;
    localM.set(local);
    return true;
  }

  public void setLocalMatrix(Matrix localM) {
    local = localM == null || localM.isIdentity() ? null : new Matrix(localM);
  }
}

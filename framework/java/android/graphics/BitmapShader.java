package android.graphics;

/** Colours from a bitmap. */
@antecede.Plain
public class BitmapShader extends Shader {
  public static final int FILTER_MODE_DEFAULT = 0;
  public static final int FILTER_MODE_LINEAR = 2;
  public static final int FILTER_MODE_NEAREST = 1;

  private int filterMode;

  public BitmapShader(Bitmap bitmap, Shader.TileMode tileX, Shader.TileMode tileY) {
    if (bitmap == null) throw new IllegalArgumentException("Bitmap must be non-null");
  }

  public int getFilterMode() {
    return filterMode;
  }

  public void setFilterMode(int mode) {
    filterMode = mode;
  }
}

package android.graphics;

/** Colours along a line. */
@antecede.Plain
public class LinearGradient extends Shader {
  public LinearGradient(float x0, float y0, float x1, float y1, int[] colors, float[] positions, Shader.TileMode tile) {}

  public LinearGradient(float x0, float y0, float x1, float y1, long[] colors, float[] positions, Shader.TileMode tile) {}

  public LinearGradient(float x0, float y0, float x1, float y1, int color0, int color1, Shader.TileMode tile) {}

  public LinearGradient(float x0, float y0, float x1, float y1, long color0, long color1, Shader.TileMode tile) {}
}

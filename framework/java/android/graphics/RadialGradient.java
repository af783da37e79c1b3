package android.graphics;

/** Colours around a point. */
@antecede.Plain
public class RadialGradient extends Shader {
  public RadialGradient(float centerX, float centerY, float radius, int[] colors, float[] stops, Shader.TileMode tileMode) {}

  public RadialGradient(float centerX, float centerY, float radius, long[] colors, float[] stops, Shader.TileMode tileMode) {}

  public RadialGradient(float startX, float startY, float startRadius, float endX, float endY, float endRadius,
      long[] colors, float[] stops, Shader.TileMode tileMode) {}

  public RadialGradient(float centerX, float centerY, float radius, int centerColor, int edgeColor, Shader.TileMode tileMode) {}

  public RadialGradient(float centerX, float centerY, float radius, long centerColor, long edgeColor, Shader.TileMode tileMode) {}
}

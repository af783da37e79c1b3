package android.graphics;

/** Colours by angle. */
@antecede.Plain
public class SweepGradient extends Shader {
  public SweepGradient(float cx, float cy, int[] colors, float[] positions) {}

  public SweepGradient(float cx, float cy, long[] colors, float[] positions) {}

  public SweepGradient(float cx, float cy, int color0, int color1) {}

  public SweepGradient(float cx, float cy, long color0, long color1) {}
}

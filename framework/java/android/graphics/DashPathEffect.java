package android.graphics;

/** Draws a line as dashes. */
@antecede.Plain
public class DashPathEffect extends PathEffect {
  public DashPathEffect(float[] intervals, float phase) {}
}

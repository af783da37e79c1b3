package android.graphics;

/** Draws a line as shapes. */
@antecede.Plain
public class PathDashPathEffect extends PathEffect {
  public PathDashPathEffect(Path shape, float advance, float phase, Style style) {}

  public enum Style {
    TRANSLATE,
    ROTATE,
    MORPH
  }
}

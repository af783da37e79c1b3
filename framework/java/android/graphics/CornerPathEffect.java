package android.graphics;

/** Rounds corners. */
@antecede.Plain
public class CornerPathEffect extends PathEffect {
  public CornerPathEffect(float radius) {}
}

package android.graphics;

/** Rounds corners. */
public class CornerPathEffect extends PathEffect {
  public CornerPathEffect(float radius) {}
}

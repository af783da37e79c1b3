package android.graphics;

/** Shakes a line. */
public class DiscretePathEffect extends PathEffect {
  public DiscretePathEffect(float segmentLength, float deviation) {}
}

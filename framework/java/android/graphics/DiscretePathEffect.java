package android.graphics;

/** Shakes a line. */
@antecede.Plain
public class DiscretePathEffect extends PathEffect {
  public DiscretePathEffect(float segmentLength, float deviation) {}
}

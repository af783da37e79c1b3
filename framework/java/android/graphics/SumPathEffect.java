package android.graphics;

/** Two effects side by side. */
@antecede.Plain
public class SumPathEffect extends PathEffect {
  public SumPathEffect(PathEffect first, PathEffect second) {}
}

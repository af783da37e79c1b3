package android.graphics;

/** Two effects side by side. */
public class SumPathEffect extends PathEffect {
  public SumPathEffect(PathEffect first, PathEffect second) {}
}

package android.graphics;

/** One effect after the other. */
public class ComposePathEffect extends PathEffect {
  public ComposePathEffect(PathEffect outerpe, PathEffect innerpe) {}
}

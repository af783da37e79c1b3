package android.graphics;

/** One effect after the other. */
@antecede.Plain
public class ComposePathEffect extends PathEffect {
  public ComposePathEffect(PathEffect outerpe, PathEffect innerpe) {}
}

package android.graphics;

/** What changes a path while it is drawn. */
@antecede.Plain
public class PathEffect {
  public PathEffect() {}
}

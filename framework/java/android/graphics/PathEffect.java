package android.graphics;

/** What changes a path while it is drawn. */
public class PathEffect {
  public PathEffect() {}
}

package android.graphics;

/** Changes paints of a canvas. */
public class DrawFilter {
  public DrawFilter() {}
}

package android.graphics;

/** Changes paints of a canvas. */
@antecede.Plain
public class DrawFilter {
  public DrawFilter() {}
}

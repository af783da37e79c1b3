package android.graphics;

/** Sets and clears flags of paints. */
@antecede.Plain
public class PaintFlagsDrawFilter extends DrawFilter {
  public PaintFlagsDrawFilter(int clearBits, int setBits) {}
}

package android.graphics;

/** What changes the mask of what is drawn. */
@antecede.Plain
public class MaskFilter {
  public MaskFilter() {}
}

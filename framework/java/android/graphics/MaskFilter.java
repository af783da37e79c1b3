package android.graphics;

/** What changes the mask of what is drawn. */
public class MaskFilter {
  public MaskFilter() {}
}

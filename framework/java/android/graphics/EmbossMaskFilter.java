package android.graphics;

/** Embosses. */
@antecede.Plain
public class EmbossMaskFilter extends MaskFilter {
  public EmbossMaskFilter(float[] direction, float ambient, float specular, float blurRadius) {}
}

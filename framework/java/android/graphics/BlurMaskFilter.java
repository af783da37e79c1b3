package android.graphics;

/** Blurs edges. */
@antecede.Plain
public class BlurMaskFilter extends MaskFilter {
  public BlurMaskFilter(float radius, Blur style) {}

  public enum Blur {
    NORMAL,
    SOLID,
    OUTER,
    INNER
  }
}

package android.graphics;

/** Blurs edges. */
public class BlurMaskFilter extends MaskFilter {
  public BlurMaskFilter(float radius, Blur style) {}

  public enum Blur {
    NORMAL,
    SOLID,
    OUTER,
    INNER
  }
}

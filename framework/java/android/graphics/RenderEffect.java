package android.graphics;

/** Changes how something looks that was drawn. Nothing is painted here: an effect is only a name for itself. */
@antecede.Plain
public final class RenderEffect {
  private RenderEffect() {}

  public static RenderEffect createOffsetEffect(float offsetX, float offsetY) {
    return new RenderEffect();
  }

  public static RenderEffect createOffsetEffect(float offsetX, float offsetY, RenderEffect input) {
    return new RenderEffect();
  }

  public static RenderEffect createBlurEffect(float radiusX, float radiusY, RenderEffect inputEffect, Shader.TileMode edgeTreatment) {
    return new RenderEffect();
  }

  public static RenderEffect createBlurEffect(float radiusX, float radiusY, Shader.TileMode edgeTreatment) {
    return new RenderEffect();
  }

  public static RenderEffect createBitmapEffect(Bitmap bitmap) {
    return new RenderEffect();
  }

  public static RenderEffect createBitmapEffect(Bitmap bitmap, Rect src, Rect dst) {
    return new RenderEffect();
  }

  public static RenderEffect createColorFilterEffect(ColorFilter colorFilter, RenderEffect renderEffect) {
    return new RenderEffect();
  }

  public static RenderEffect createColorFilterEffect(ColorFilter colorFilter) {
    return new RenderEffect();
  }

  public static RenderEffect createBlendModeEffect(RenderEffect dst, RenderEffect src, BlendMode blendMode) {
    return new RenderEffect();
  }

  public static RenderEffect createChainEffect(RenderEffect outer, RenderEffect inner) {
    return new RenderEffect();
  }

  public static RenderEffect createShaderEffect(Shader shader) {
    return new RenderEffect();
  }
}

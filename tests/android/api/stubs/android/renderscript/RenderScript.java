package android.renderscript;

/** Android has always had it; the model does not. */
public class RenderScript {
  public static RenderScript create(android.content.Context context) {
    return null;
  }
}

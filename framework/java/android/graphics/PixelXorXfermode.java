package android.graphics;

/** Combines by exclusive or. */
public class PixelXorXfermode extends Xfermode {
  public PixelXorXfermode(int opColor) {}
}

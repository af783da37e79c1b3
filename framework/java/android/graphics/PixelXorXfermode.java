package android.graphics;

/** Combines by exclusive or. */
@antecede.Plain
public class PixelXorXfermode extends Xfermode {
  public PixelXorXfermode(int opColor) {}
}

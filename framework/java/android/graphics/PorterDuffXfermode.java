package android.graphics;

/** Combines by a mode. */
public class PorterDuffXfermode extends Xfermode {
  public PorterDuffXfermode(PorterDuff.Mode mode) {}
}

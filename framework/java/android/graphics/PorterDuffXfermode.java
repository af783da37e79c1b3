package android.graphics;

/** Combines by a mode. */
@antecede.Plain
public class PorterDuffXfermode extends Xfermode {
  public PorterDuffXfermode(PorterDuff.Mode mode) {}
}

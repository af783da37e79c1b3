package android.graphics;

/** How what is drawn meets what is there. */
public class Xfermode {
  public Xfermode() {}
}

package android.graphics;

/** How what is drawn meets what is there. */
@antecede.Plain
public class Xfermode {
  public Xfermode() {}
}

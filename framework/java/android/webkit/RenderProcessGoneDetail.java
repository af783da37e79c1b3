package android.webkit;

/** Why the renderer is gone. */
public abstract class RenderProcessGoneDetail {
  public RenderProcessGoneDetail() {}

  public abstract boolean didCrash();

  public abstract int rendererPriorityAtExit();
}

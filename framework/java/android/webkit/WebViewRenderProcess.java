package android.webkit;

/** The renderer. */
public abstract class WebViewRenderProcess {
  public WebViewRenderProcess() {}

  public abstract boolean terminate();
}

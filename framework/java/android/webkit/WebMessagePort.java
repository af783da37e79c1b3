package android.webkit;

import android.os.Handler;
import antecede.Unlisted;

/** One end of a channel to a page. */
public abstract class WebMessagePort {
  /** Hears of messages. */
  public abstract static class WebMessageCallback {
    public WebMessageCallback() {}

    public void onMessage(WebMessagePort port, WebMessage message) {}
  }

  @Unlisted
  public WebMessagePort() {}

  public abstract void postMessage(WebMessage message);

  public abstract void close();

  public abstract void setWebMessageCallback(WebMessageCallback callback);

  public abstract void setWebMessageCallback(WebMessageCallback callback, Handler handler);
}

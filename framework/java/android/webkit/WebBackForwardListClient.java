package android.webkit;

import antecede.Unlisted;

/** Hears of changes of a history (a class of Android 4). */
@Unlisted
public abstract class WebBackForwardListClient {
  public WebBackForwardListClient() {}

  public void onNewHistoryItem(WebHistoryItem item) {}

  public void onIndexChanged(WebHistoryItem item, int index) {}
}

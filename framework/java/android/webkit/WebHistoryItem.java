package android.webkit;

import android.graphics.Bitmap;
import antecede.Unlisted;

/** A page that was visited. */
public abstract class WebHistoryItem implements Cloneable {
  @Unlisted
  public WebHistoryItem() {}

  public abstract String getUrl();

  public abstract String getOriginalUrl();

  public abstract String getTitle();

  public abstract Bitmap getFavicon();

  @Override
  protected abstract WebHistoryItem clone();
}

package android.webkit;

import antecede.Unlisted;
import java.io.Serializable;

/** The pages that were visited. */
public abstract class WebBackForwardList implements Cloneable, Serializable {
  @Unlisted
  public WebBackForwardList() {}

  public abstract WebHistoryItem getCurrentItem();

  public abstract int getCurrentIndex();

  public abstract WebHistoryItem getItemAtIndex(int index);

  public abstract int getSize();

  @Override
  protected abstract WebBackForwardList clone();
}

package android.webkit;

import antecede.Unlisted;

/** Why a page could not be loaded. */
public abstract class WebResourceError {
  @Unlisted
  public WebResourceError() {}

  public abstract int getErrorCode();

  public abstract CharSequence getDescription();
}

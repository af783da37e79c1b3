package android.webkit;

import antecede.Hidden;

/** Why a page could not be loaded. */
public abstract class WebResourceError {
  @Hidden
  public WebResourceError() {}

  public abstract int getErrorCode();

  public abstract CharSequence getDescription();
}

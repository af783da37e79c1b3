package android.webkit;

import antecede.Unlisted;

/** The answer to a dialog of a page. */
public class JsResult {
  private boolean confirmed;

  @Unlisted
  public JsResult() {}

  public final void cancel() { confirmed = false; }

  public final void confirm() { confirmed = true; }

  @Unlisted
  public final boolean getResult() { return confirmed; }
}

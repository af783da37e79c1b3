package android.webkit;

import antecede.Hidden;

/** The answer to a dialog of a page. */
public class JsResult {
  private boolean confirmed;

  @Hidden
  public JsResult() {}

  public final void cancel() { confirmed = false; }

  public final void confirm() { confirmed = true; }

  @Hidden
  public final boolean getResult() { return confirmed; }
}

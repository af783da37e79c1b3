package android.webkit;

import antecede.Unlisted;

/** The answer to a question of a page. */
public class JsPromptResult extends JsResult {
  private String text;

  @Unlisted
  public JsPromptResult() {}

  public void confirm(String result) {
    text = result;
    confirm();
  }

  @Unlisted
  public String getStringResult() { return text; }
}

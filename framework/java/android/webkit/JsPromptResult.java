package android.webkit;

import antecede.Hidden;

/** The answer to a question of a page. */
public class JsPromptResult extends JsResult {
  private String text;

  @Hidden
  public JsPromptResult() {}

  public void confirm(String result) {
    text = result;
    confirm();
  }

  @Hidden
  public String getStringResult() { return text; }
}

package android.text.style;

import android.text.TextPaint;
import android.view.View;

/** A part of a text that can be clicked, where the movement method allows it. */
public abstract class ClickableSpan extends CharacterStyle implements UpdateAppearance {
  public ClickableSpan() {}

  public abstract void onClick(View widget);

  @Override
  public void updateDrawState(TextPaint ds) {
    ds.setColor(ds.linkColor);
    ds.setUnderlineText(true);
  }

  @Override
  public String toString() {
    return "ClickableSpan{}";
  }
}

package android.text;

/** The clipboard as it was before it could hold more than text. */
@Deprecated
public abstract class ClipboardManager {
  public ClipboardManager() {}

  public abstract CharSequence getText();

  public abstract void setText(CharSequence text);

  public abstract boolean hasText();
}

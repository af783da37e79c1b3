package android.widget;

import android.content.Context;
import android.text.Editable;
import android.text.Selection;
import android.text.TextUtils;
import android.text.method.ArrowKeyMovementMethod;
import android.text.method.MovementMethod;
import android.util.AttributeSet;

/** A text that the user edits. */
public class EditText extends TextView {
  public EditText(Context context) { this(context, null); }

  public EditText(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.editTextStyle); }

  public EditText(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public EditText(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    Defaults.smallest(this, attrs, 0, 40);
  }

  @Override
  public boolean getFreezesText() { return true; }

  @Override
  protected boolean getDefaultEditable() { return true; }

  @Override
  protected MovementMethod getDefaultMovementMethod() { return ArrowKeyMovementMethod.getInstance(); }

  /** Null while the superclass is being made. */
  @Override
  public Editable getText() {
    CharSequence text = super.getText();
    if (text == null) return null;
    if (text instanceof Editable) return (Editable) text;
    super.setText(text, BufferType.EDITABLE);
    return (Editable) super.getText();
  }

  @Override
  public void setText(CharSequence text, BufferType type) { super.setText(text, BufferType.EDITABLE); }

  public void setSelection(int start, int stop) { Selection.setSelection(getText(), start, stop); }

  public void setSelection(int index) { Selection.setSelection(getText(), index); }

  public void selectAll() { Selection.selectAll(getText()); }

  public void extendSelection(int index) { Selection.extendSelection(getText(), index); }

  @Override
  public void setEllipsize(TextUtils.TruncateAt ellipsis) {
    if (ellipsis == TextUtils.TruncateAt.MARQUEE) {
      throw new IllegalArgumentException("EditText cannot use the ellipsize mode TextUtils.TruncateAt.MARQUEE");
    }
    super.setEllipsize(ellipsis);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return EditText.class.getName(); }

  // What only keeps a value.

  private boolean styleShortcutEnabled;
  private boolean styleShortcutsEnabled;

  public boolean isStyleShortcutEnabled() {
    return styleShortcutEnabled;
  }

  public void setStyleShortcutsEnabled(boolean styleShortcutsEnabled) {
    this.styleShortcutsEnabled = styleShortcutsEnabled;
  }
}

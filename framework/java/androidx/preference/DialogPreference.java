package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.widget.AppAttributes;

/** Is changed in a dialog, which the fragment shows. */
public abstract class DialogPreference extends Preference {
  private CharSequence dialogTitle, dialogMessage, positiveButtonText, negativeButtonText;
  private Drawable dialogIcon;
  private int dialogLayoutResource;

  /** Where a dialog finds its preference. */
  public interface TargetFragment {
    <T extends Preference> T findPreference(CharSequence key);
  }

  public DialogPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "dialogTitle", "android:dialogTitle",
        "dialogMessage",
        "android:dialogMessage", "dialogIcon", "android:dialogIcon", "positiveButtonText", "android:positiveButtonText",
        "negativeButtonText", "android:negativeButtonText", "dialogLayout", "android:dialogLayout");
    dialogTitle = values.getString(AppAttributes.either(values, 0));
    if (dialogTitle == null) dialogTitle = getTitle();
    dialogMessage = values.getString(AppAttributes.either(values, 2));
    dialogIcon = values.getDrawable(AppAttributes.either(values, 4));
    positiveButtonText = text(values, 6, android.R.string.ok);
    negativeButtonText = text(values, 8, android.R.string.cancel);
    dialogLayoutResource = values.getResourceId(AppAttributes.either(values, 10), 0);
    values.recycle();
  }

  private String text(TypedArray values, int index, int otherwise) {
    String given = values.getString(AppAttributes.either(values, index));
    return given != null ? given : getContext().getString(otherwise);
  }

  public DialogPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public DialogPreference(Context context, AttributeSet attrs) { this(context, attrs, style(context, "dialogPreferenceStyle")); }

  public DialogPreference(Context context) { this(context, null); }

  public void setDialogTitle(CharSequence dialogTitle) { this.dialogTitle = dialogTitle; }

  public void setDialogTitle(int dialogTitleResId) { setDialogTitle(getContext().getString(dialogTitleResId)); }

  public CharSequence getDialogTitle() { return dialogTitle; }

  public void setDialogMessage(CharSequence dialogMessage) { this.dialogMessage = dialogMessage; }

  public void setDialogMessage(int dialogMessageResId) { setDialogMessage(getContext().getString(dialogMessageResId)); }

  public CharSequence getDialogMessage() { return dialogMessage; }

  public void setDialogIcon(Drawable dialogIcon) { this.dialogIcon = dialogIcon; }

  public void setDialogIcon(int dialogIconRes) { dialogIcon = getContext().getDrawable(dialogIconRes); }

  public Drawable getDialogIcon() { return dialogIcon; }

  public void setPositiveButtonText(CharSequence positiveButtonText) { this.positiveButtonText = positiveButtonText; }

  public void setPositiveButtonText(int positiveButtonTextResId) {
    setPositiveButtonText(getContext().getString(positiveButtonTextResId));
  }

  public CharSequence getPositiveButtonText() { return positiveButtonText; }

  public void setNegativeButtonText(CharSequence negativeButtonText) { this.negativeButtonText = negativeButtonText; }

  public void setNegativeButtonText(int negativeButtonTextResId) {
    setNegativeButtonText(getContext().getString(negativeButtonTextResId));
  }

  public CharSequence getNegativeButtonText() { return negativeButtonText; }

  public void setDialogLayoutResource(int dialogLayoutResId) { dialogLayoutResource = dialogLayoutResId; }

  public int getDialogLayoutResource() { return dialogLayoutResource; }

  @Override
  protected void onClick() { getPreferenceManager().showDialog(this); }
}

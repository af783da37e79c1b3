package android.preference;

import android.app.AlertDialog;
import android.app.Dialog;
import android.content.Context;
import android.content.DialogInterface;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;

/** Is changed in a dialog. */
@Deprecated
public abstract class DialogPreference extends Preference
    implements DialogInterface.OnClickListener, DialogInterface.OnDismissListener, PreferenceManager.OnActivityDestroyListener {
  private static final int[] ATTRIBUTES = {android.R.attr.dialogTitle, android.R.attr.dialogMessage, android.R.attr.dialogIcon,
      android.R.attr.positiveButtonText, android.R.attr.negativeButtonText, android.R.attr.dialogLayout};

  private CharSequence dialogTitle, dialogMessage, positiveButtonText, negativeButtonText;
  private Drawable dialogIcon;
  private int dialogLayoutResource;
  private Dialog dialog;
  private int which;

  public DialogPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    dialogTitle = values.getString(0);
    if (dialogTitle == null) dialogTitle = getTitle();
    dialogMessage = values.getString(1);
    dialogIcon = values.getDrawable(2);
    positiveButtonText = values.hasValue(3) ? values.getString(3) : context.getString(android.R.string.ok);
    negativeButtonText = values.hasValue(4) ? values.getString(4) : context.getString(android.R.string.cancel);
    dialogLayoutResource = values.getResourceId(5, 0);
    values.recycle();
  }

  public DialogPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public DialogPreference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.dialogPreferenceStyle); }

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

  protected void onPrepareDialogBuilder(AlertDialog.Builder builder) {}

  @Override
  protected void onClick() {
    if (dialog != null && dialog.isShowing()) return;
    showDialog(null);
  }

  protected void showDialog(Bundle state) {
    which = DialogInterface.BUTTON_NEGATIVE;
    AlertDialog.Builder builder = new AlertDialog.Builder(getContext()).setTitle(dialogTitle).setIcon(dialogIcon)
        .setPositiveButton(positiveButtonText, this).setNegativeButton(negativeButtonText, this);
    View content = onCreateDialogView();
    if (content != null) {
      onBindDialogView(content);
      builder.setView(content);
    } else {
      builder.setMessage(dialogMessage);
    }
    onPrepareDialogBuilder(builder);
    getPreferenceManager().registerOnActivityDestroyListener(this);
    dialog = builder.create();
    if (state != null) dialog.onRestoreInstanceState(state);
    dialog.setOnDismissListener(this);
    dialog.show();
  }

  protected View onCreateDialogView() {
    return dialogLayoutResource == 0 ? null : LayoutInflater.from(getContext()).inflate(dialogLayoutResource, null);
  }

  protected void onBindDialogView(View view) {
    TextView message = view.findViewById(android.R.id.message);
    if (message != null) PreferenceRow.show(message, getDialogMessage());
  }

  @Override
  public void onClick(DialogInterface dialog, int which) { this.which = which; }

  @Override
  public void onDismiss(DialogInterface dialog) {
    getPreferenceManager().unregisterOnActivityDestroyListener(this);
    this.dialog = null;
    onDialogClosed(which == DialogInterface.BUTTON_POSITIVE);
  }

  protected void onDialogClosed(boolean positiveResult) {}

  public Dialog getDialog() { return dialog; }

  @Override
  public void onActivityDestroy() {
    if (dialog != null && dialog.isShowing()) dialog.dismiss();
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    if (dialog == null || !dialog.isShowing()) return above;
    ValueState state = new ValueState(above);
    state.dialog = dialog.onSaveInstanceState();
    return state;
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
    if (((ValueState) state).dialog != null) showDialog(((ValueState) state).dialog);
  }
}

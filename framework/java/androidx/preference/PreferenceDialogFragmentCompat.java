package androidx.preference;

import android.app.Dialog;
import android.content.Context;
import android.content.DialogInterface;
import android.graphics.Bitmap;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.preference.PreferenceRow;
import android.view.View;
import android.view.WindowManager;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import antecede.Unlisted;

/** The dialog of a preference: what it shows is kept in its state, as the preference may not be there yet when it comes back. */
public abstract class PreferenceDialogFragmentCompat extends DialogFragment implements DialogInterface.OnClickListener {
  protected static final String ARG_KEY = "key";
  private static final String STATE = "PreferenceDialogFragment.";

  private DialogPreference preference;
  private CharSequence title, positiveText, negativeText, message;
  private int layout;
  private BitmapDrawable icon;
  private int which;

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    if (!(getTargetFragment() instanceof DialogPreference.TargetFragment)) {
      throw new IllegalStateException("Target fragment must implement TargetFragment interface");
    }
    if (savedInstanceState == null) {
      preference = find();
      title = preference.getDialogTitle();
      positiveText = preference.getPositiveButtonText();
      negativeText = preference.getNegativeButtonText();
      message = preference.getDialogMessage();
      layout = preference.getDialogLayoutResource();
      icon = asBitmap(preference.getDialogIcon());
      return;
    }
    title = savedInstanceState.getCharSequence(STATE + "title");
    positiveText = savedInstanceState.getCharSequence(STATE + "positiveText");
    negativeText = savedInstanceState.getCharSequence(STATE + "negativeText");
    message = savedInstanceState.getCharSequence(STATE + "message");
    layout = savedInstanceState.getInt(STATE + "layout", 0);
    Bitmap bitmap = savedInstanceState.getParcelable(STATE + "icon");
    if (bitmap != null) icon = new BitmapDrawable(getResources(), bitmap);
  }

  private DialogPreference find() {
    return ((DialogPreference.TargetFragment) getTargetFragment()).findPreference(getArguments().getString(ARG_KEY));
  }

  private BitmapDrawable asBitmap(Drawable drawable) {
    if (drawable == null || drawable instanceof BitmapDrawable) return (BitmapDrawable) drawable;
    int width = drawable.getIntrinsicWidth(), height = drawable.getIntrinsicHeight();
    return new BitmapDrawable(getResources(), Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888));
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    outState.putCharSequence(STATE + "title", title);
    outState.putCharSequence(STATE + "positiveText", positiveText);
    outState.putCharSequence(STATE + "negativeText", negativeText);
    outState.putCharSequence(STATE + "message", message);
    outState.putInt(STATE + "layout", layout);
    if (icon != null) outState.putParcelable(STATE + "icon", icon.getBitmap());
  }

  @Override
  public Dialog onCreateDialog(Bundle savedInstanceState) {
    which = DialogInterface.BUTTON_NEGATIVE;
    AlertDialog.Builder builder = new AlertDialog.Builder(getContext()).setTitle(title).setIcon(icon)
        .setPositiveButton(positiveText, this).setNegativeButton(negativeText, this);
    View content = onCreateDialogView(getContext());
    if (content != null) {
      onBindDialogView(content);
      builder.setView(content);
    } else {
      builder.setMessage(message);
    }
    onPrepareDialogBuilder(builder);
    Dialog dialog = builder.create();
    if (needInputMethod()) dialog.getWindow().setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_ALWAYS_VISIBLE);
    return dialog;
  }

  public DialogPreference getPreference() {
    if (preference == null) preference = find();
    return preference;
  }

  protected void onPrepareDialogBuilder(AlertDialog.Builder builder) {}

  @Unlisted
  protected boolean needInputMethod() { return false; }

  protected View onCreateDialogView(Context context) { return layout == 0 ? null : getLayoutInflater().inflate(layout, null); }

  protected void onBindDialogView(View view) {
    View found = view.findViewById(android.R.id.message);
    if (found instanceof TextView) PreferenceRow.show((TextView) found, message);
  }

  @Override
  public void onClick(DialogInterface dialog, int which) { this.which = which; }

  @Override
  public void onDismiss(DialogInterface dialog) {
    super.onDismiss(dialog);
    onDialogClosed(which == DialogInterface.BUTTON_POSITIVE);
  }

  public abstract void onDialogClosed(boolean positiveResult);
}

package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.Window;
import android.view.WindowManager;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** A fragment that shows a dialog. */
@Deprecated
public class DialogFragment extends Fragment implements DialogInterface.OnCancelListener, DialogInterface.OnDismissListener {
  public static final int STYLE_NORMAL = 0;
  public static final int STYLE_NO_TITLE = 1;
  public static final int STYLE_NO_FRAME = 2;
  public static final int STYLE_NO_INPUT = 3;

  private static final String DIALOG = "android:savedDialogState", STYLE = "android:style", THEME = "android:theme";
  private static final String CANCELABLE = "android:cancelable", SHOWS = "android:showsDialog",
      BACK_STACK = "android:backStackId";

  private int style = STYLE_NORMAL;
  private int theme;
  private boolean cancelable = true;
  private boolean showsDialog = true;
  private int backStackId = -1;
  private Dialog dialog;
  private boolean viewDestroyed;
  private boolean dismissed;
  private boolean shownByMe;

  public void setStyle(int style, int theme) {
    this.style = style;
    if (style == STYLE_NO_FRAME || style == STYLE_NO_INPUT) this.theme = android.R.style.Theme_DeviceDefault_Dialog_NoActionBar;
    if (theme != 0) this.theme = theme;
  }

  public void show(FragmentManager manager, String tag) {
    dismissed = false;
    shownByMe = true;
    manager.beginTransaction().add(this, tag).commit();
  }

  public int show(FragmentTransaction transaction, String tag) {
    dismissed = false;
    shownByMe = true;
    transaction.add(this, tag);
    viewDestroyed = false;
    backStackId = transaction.commit();
    return backStackId;
  }

  public void dismiss() {
    dismiss(false);
  }

  public void dismissAllowingStateLoss() {
    dismiss(true);
  }

  private void dismiss(boolean allowStateLoss) {
    if (dismissed) return;
    dismissed = true;
    shownByMe = false;
    if (dialog != null) {
      dialog.dismiss();
      dialog = null;
    }
    viewDestroyed = true;
    if (backStackId >= 0) {
      getFragmentManager().popBackStack(backStackId, FragmentManager.POP_BACK_STACK_INCLUSIVE);
      backStackId = -1;
    } else {
      FragmentTransaction transaction = getFragmentManager().beginTransaction();
      transaction.remove(this);
      if (allowStateLoss) transaction.commitAllowingStateLoss();
      else transaction.commit();
    }
  }

  public Dialog getDialog() {
    return dialog;
  }

  public int getTheme() {
    return theme;
  }

  public void setCancelable(boolean cancelable) {
    this.cancelable = cancelable;
    if (dialog != null) dialog.setCancelable(cancelable);
  }

  public boolean isCancelable() {
    return cancelable;
  }

  public void setShowsDialog(boolean showsDialog) {
    this.showsDialog = showsDialog;
  }

  public boolean getShowsDialog() {
    return showsDialog;
  }

  @Override
  public void onAttach(Context context) {
    super.onAttach(context);
    if (!shownByMe) dismissed = false;
  }

  @Override
  public void onDetach() {
    super.onDetach();
    if (!shownByMe && !dismissed) dismissed = true;
  }

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    showsDialog = containerId == 0;
    if (savedInstanceState == null) return;
    style = savedInstanceState.getInt(STYLE, STYLE_NORMAL);
    theme = savedInstanceState.getInt(THEME, 0);
    cancelable = savedInstanceState.getBoolean(CANCELABLE, true);
    showsDialog = savedInstanceState.getBoolean(SHOWS, showsDialog);
    backStackId = savedInstanceState.getInt(BACK_STACK, -1);
  }

  @Override
  public LayoutInflater onGetLayoutInflater(Bundle savedInstanceState) {
    if (!showsDialog) return super.onGetLayoutInflater(savedInstanceState);
    dialog = onCreateDialog(savedInstanceState);
    if (style == STYLE_NO_INPUT) {
      dialog.getWindow().addFlags(
          WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE | WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE);
    }
    if (style != STYLE_NORMAL) dialog.requestWindowFeature(Window.FEATURE_NO_TITLE);
    return (LayoutInflater) dialog.getContext().getSystemService(Context.LAYOUT_INFLATER_SERVICE);
  }

  public Dialog onCreateDialog(Bundle savedInstanceState) {
    return new Dialog(getActivity(), getTheme());
  }

  @Override
  public void onCancel(DialogInterface dialog) {}

  @Override
  public void onDismiss(DialogInterface dialog) {
    // The dialog's end is this fragment's, unless the end of its view brought it about.
    if (!viewDestroyed) dismiss(true);
  }

  @Override
  public void onActivityCreated(Bundle savedInstanceState) {
    super.onActivityCreated(savedInstanceState);
    if (!showsDialog) return;
    View view = getView();
    if (view != null) {
      if (view.getParent() != null) throw new IllegalStateException("DialogFragment can not be attached to a container view");
      dialog.setContentView(view);
    }
    Activity activity = getActivity();
    if (activity != null) dialog.setOwnerActivity(activity);
    dialog.setCancelable(cancelable);
    if (!dialog.takeCancelAndDismissListeners("DialogFragment", this, this)) {
      throw new IllegalStateException("You can not set Dialog's OnCancelListener or OnDismissListener");
    }
    Bundle saved = savedInstanceState == null ? null : savedInstanceState.getBundle(DIALOG);
    if (saved != null) dialog.onRestoreInstanceState(saved);
  }

  @Override
  public void onStart() {
    super.onStart();
    if (dialog == null) return;
    viewDestroyed = false;
    dialog.show();
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    if (dialog != null) {
      Bundle saved = dialog.onSaveInstanceState();
      if (saved != null) outState.putBundle(DIALOG, saved);
    }
    if (style != STYLE_NORMAL) outState.putInt(STYLE, style);
    if (theme != 0) outState.putInt(THEME, theme);
    if (!cancelable) outState.putBoolean(CANCELABLE, cancelable);
    if (!showsDialog) outState.putBoolean(SHOWS, showsDialog);
    if (backStackId != -1) outState.putInt(BACK_STACK, backStackId);
  }

  @Override
  public void onStop() {
    super.onStop();
    if (dialog != null) dialog.hide();
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    if (dialog == null) return;
    viewDestroyed = true;
    dialog.dismiss();
    dialog = null;
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}

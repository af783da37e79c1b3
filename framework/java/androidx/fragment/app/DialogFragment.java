package androidx.fragment.app;

import android.app.Dialog;
import android.content.Context;
import android.content.DialogInterface;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.Window;
import android.view.WindowManager;
import androidx.activity.ComponentDialog;
import antecede.Hidden;
import antecede.Unlisted;

/** A fragment that shows a dialog. Its own dismiss calls onDismiss at once; the dialog's, in a message, as the support library's do both. */
public class DialogFragment extends Fragment implements DialogInterface.OnCancelListener, DialogInterface.OnDismissListener {
  public static final int STYLE_NORMAL = 0;
  public static final int STYLE_NO_TITLE = 1;
  public static final int STYLE_NO_FRAME = 2;
  public static final int STYLE_NO_INPUT = 3;

  private static final String DIALOG = "android:savedDialogState", STYLE = "android:style", THEME = "android:theme";
  private static final String CANCELABLE = "android:cancelable", SHOWS = "android:showsDialog", BACK_STACK = "android:backStackId";

  private Handler handler;
  private int style = STYLE_NORMAL;
  private int theme;
  private boolean cancelable = true;
  private boolean showsDialog = true;
  private int backStackId = -1;
  private boolean creating;
  private boolean created;
  private Dialog dialog;
  private boolean viewDestroyed;
  private boolean dismissed;
  private boolean shownByMe;
  private final Runnable dismissAction = new Runnable() {
    @Override
    public void run() {
      onDismiss(dialog);
    }
  };
  private final DialogInterface.OnCancelListener cancelListener = new DialogInterface.OnCancelListener() {
    @Override
    public void onCancel(DialogInterface which) {
      if (dialog != null) DialogFragment.this.onCancel(dialog);
    }
  };
  private final DialogInterface.OnDismissListener dismissListener = new DialogInterface.OnDismissListener() {
    @Override
    public void onDismiss(DialogInterface which) {
      if (dialog != null || BackStackRecord.LEGACY) DialogFragment.this.onDismiss(which);
    }
  };

  public DialogFragment() {}

  public DialogFragment(int contentLayoutId) {
    super(contentLayoutId);
  }

  public void setStyle(int style, int theme) {
    this.style = style;
    if (style == STYLE_NO_FRAME || style == STYLE_NO_INPUT) this.theme = android.R.style.Theme_Panel;
    if (theme != 0) this.theme = theme;
  }

  public void show(FragmentManager manager, String tag) {
    dismissed = false;
    shownByMe = true;
    manager.beginTransaction().setReorderingAllowed(true).add(this, tag).commit();
  }

  public int show(FragmentTransaction transaction, String tag) {
    dismissed = false;
    shownByMe = true;
    transaction.add(this, tag);
    viewDestroyed = false;
    backStackId = transaction.commit();
    return backStackId;
  }

  public void showNow(FragmentManager manager, String tag) {
    dismissed = false;
    shownByMe = true;
    manager.beginTransaction().setReorderingAllowed(true).add(this, tag).commitNow();
  }

  public void dismiss() {
    dismiss(false, false, false);
  }

  public void dismissNow() {
    dismiss(false, false, true);
  }

  public void dismissAllowingStateLoss() {
    dismiss(true, false, false);
  }

  private void dismiss(boolean allowStateLoss, boolean fromDialog, boolean now) {
    if (dismissed) return;
    dismissed = true;
    shownByMe = false;
    if (dialog != null) {
      if (!BackStackRecord.LEGACY) dialog.setOnDismissListener(null);
      dialog.dismiss();
      if (!fromDialog && !BackStackRecord.LEGACY) {
        if (Looper.myLooper() == handler.getLooper()) onDismiss(dialog);
        else handler.post(dismissAction);
      }
    }
    viewDestroyed = true;
    leave(allowStateLoss, now);
  }

  private void leave(boolean allowStateLoss, boolean now) {
    FragmentManager manager = getParentFragmentManager();
    if (backStackId >= 0) {
      if (now) manager.popBackStackImmediate(backStackId, FragmentManager.POP_BACK_STACK_INCLUSIVE);
      else manager.popBackStack(backStackId, FragmentManager.POP_BACK_STACK_INCLUSIVE);
      backStackId = -1;
      return;
    }
    FragmentTransaction transaction = manager.beginTransaction().setReorderingAllowed(true).remove(this);
    if (now) transaction.commitNow();
    else if (allowStateLoss) transaction.commitAllowingStateLoss();
    else transaction.commit();
  }

  public Dialog getDialog() {
    return dialog;
  }

  public final Dialog requireDialog() {
    if (dialog == null) throw new IllegalStateException("DialogFragment " + this + " does not have a Dialog.");
    return dialog;
  }

  public final ComponentDialog requireComponentDialog() {
    return (ComponentDialog) requireDialog();
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
    handler = new Handler();
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
    LayoutInflater inflater = super.onGetLayoutInflater(savedInstanceState);
    if (!showsDialog || creating) return inflater;
    prepareDialog(savedInstanceState);
    return dialog == null ? inflater : inflater.cloneInContext(dialog.getContext());
  }

  private void prepareDialog(Bundle savedInstanceState) {
    if (created) return;
    creating = true;
    try {
      dialog = onCreateDialog(savedInstanceState);
      setupDialog(dialog, style);
      if (getContext() instanceof android.app.Activity) dialog.setOwnerActivity((android.app.Activity) getContext());
      dialog.setCancelable(cancelable);
      dialog.setOnCancelListener(cancelListener);
      dialog.setOnDismissListener(dismissListener);
      created = true;
    } finally {
      creating = false;
    }
  }

  @Unlisted
  public void setupDialog(Dialog dialog, int style) {
    if (style == STYLE_NO_INPUT && dialog.getWindow() != null) {
      dialog.getWindow().addFlags(
          WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE | WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE);
    }
    if (style != STYLE_NORMAL) dialog.requestWindowFeature(Window.FEATURE_NO_TITLE);
  }

  public Dialog onCreateDialog(Bundle savedInstanceState) {
    return new ComponentDialog(requireContext(), getTheme());
  }

  @Override
  public void onCancel(DialogInterface dialog) {}

  @Override
  public void onDismiss(DialogInterface dialog) {
    // The dialog's end is this fragment's, unless the end of its view brought it about.
    if (!viewDestroyed) dismiss(true, true, false);
  }

  @Override
  @Deprecated
  public void onActivityCreated(Bundle savedInstanceState) {
    super.onActivityCreated(savedInstanceState);
    if (!showsDialog || dialog == null) return;
    View view = getView();
    if (view == null) return;
    if (view.getParent() != null) throw new IllegalStateException("DialogFragment can not be attached to a container view");
    dialog.setContentView(view);
  }

  /** Without a view of its own the dialog gets its state back as soon as it is made. */
  @Hidden
  @Override
  public void lifeCreateView() {
    super.lifeCreateView();
    if (getView() == null) restoreDialog(savedState);
  }

  @Override
  public void onViewStateRestored(Bundle savedInstanceState) {
    super.onViewStateRestored(savedInstanceState);
    restoreDialog(savedInstanceState);
  }

  private void restoreDialog(Bundle savedInstanceState) {
    Bundle saved = savedInstanceState == null || dialog == null ? null : savedInstanceState.getBundle(DIALOG);
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
      saved.putBoolean("android:dialogShowing", false);
      outState.putBundle(DIALOG, saved);
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
    // The support library's listener still hears of it, by its message.
    if (!BackStackRecord.LEGACY) dialog.setOnDismissListener(null);
    dialog.dismiss();
    if (!BackStackRecord.LEGACY && !dismissed) onDismiss(dialog);
    dialog = null;
    created = false;
  }
}

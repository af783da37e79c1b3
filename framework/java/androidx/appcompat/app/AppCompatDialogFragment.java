package androidx.appcompat.app;

import android.app.Dialog;
import android.os.Bundle;
import android.view.WindowManager;
import androidx.fragment.app.DialogFragment;
import antecede.Unlisted;

/** A fragment with a dialog of the library. */
public class AppCompatDialogFragment extends DialogFragment {
  public AppCompatDialogFragment() {}

  public AppCompatDialogFragment(int contentLayoutId) {
    super(contentLayoutId);
  }

  @Override
  public Dialog onCreateDialog(Bundle savedInstanceState) {
    return new AppCompatDialog(getContext(), getTheme());
  }

  @Override
  @Unlisted
  public void setupDialog(Dialog dialog, int style) {
    if (!(dialog instanceof AppCompatDialog)) {
      super.setupDialog(dialog, style);
      return;
    }
    if (style == STYLE_NO_INPUT) {
      dialog.getWindow().addFlags(
          WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE | WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE);
    }
    if (style != STYLE_NORMAL) ((AppCompatDialog) dialog).supportRequestWindowFeature(android.view.Window.FEATURE_NO_TITLE);
  }
}

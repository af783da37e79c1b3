package com.google.android.material.bottomsheet;

import android.app.Dialog;
import android.os.Bundle;
import android.view.View;
import androidx.appcompat.app.AppCompatDialogFragment;

/** A fragment in a sheet at the bottom. */
public class BottomSheetDialogFragment extends AppCompatDialogFragment {
  private boolean waitsWithStateLoss;

  private final class Gone extends BottomSheetBehavior.BottomSheetCallback {
    @Override
    public void onStateChanged(View bottomSheet, int newState) {
      if (newState == BottomSheetBehavior.STATE_HIDDEN) leave(waitsWithStateLoss);
    }

    @Override
    public void onSlide(View bottomSheet, float slideOffset) {}
  }

  public BottomSheetDialogFragment() {}

  public BottomSheetDialogFragment(int contentLayoutId) { super(contentLayoutId); }

  @Override
  public Dialog onCreateDialog(Bundle savedInstanceState) { return new BottomSheetDialog(getContext(), getTheme()); }

  @Override
  public void dismiss() {
    if (!slidesAway(false)) super.dismiss();
  }

  @Override
  public void dismissAllowingStateLoss() {
    if (!slidesAway(true)) super.dismissAllowingStateLoss();
  }

  private boolean slidesAway(boolean allowingStateLoss) {
    if (!(getDialog() instanceof BottomSheetDialog)) return false;
    BottomSheetDialog dialog = (BottomSheetDialog) getDialog();
    if (!dialog.getBehavior().isHideable() || !dialog.getDismissWithAnimation()) return false;
    waitsWithStateLoss = allowingStateLoss;
    if (dialog.getBehavior().getState() == BottomSheetBehavior.STATE_HIDDEN) {
      leave(allowingStateLoss);
      return true;
    }
    dialog.getBehavior().addBottomSheetCallback(new Gone());
    dialog.getBehavior().setState(BottomSheetBehavior.STATE_HIDDEN);
    return true;
  }

  private void leave(boolean allowingStateLoss) {
    if (allowingStateLoss) super.dismissAllowingStateLoss();
    else super.dismiss();
  }
}

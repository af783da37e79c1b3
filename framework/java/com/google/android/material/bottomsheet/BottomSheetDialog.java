package com.google.android.material.bottomsheet;

import android.content.Context;
import android.content.DialogInterface;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.FrameLayout;
import androidx.appcompat.app.AppCompatDialog;
import androidx.coordinatorlayout.widget.CoordinatorLayout;

/** A dialog in a sheet at the bottom. */
public class BottomSheetDialog extends AppCompatDialog {
  private BottomSheetBehavior<FrameLayout> behavior;
  private FrameLayout frame, sheet;
  private boolean cancelable = true, canceledOnTouchOutside = true, dismissWithAnimation;

  private final class Outside implements View.OnClickListener {
    @Override
    public void onClick(View view) {
      if (cancelable && isShowing() && canceledOnTouchOutside) cancel();
    }
  }

  /** A sheet that was pushed away is a dialog that was cancelled. */
  private final class Hidden extends BottomSheetBehavior.BottomSheetCallback {
    @Override
    public void onStateChanged(View bottomSheet, int newState) {
      if (newState == BottomSheetBehavior.STATE_HIDDEN) cancel();
    }

    @Override
    public void onSlide(View bottomSheet, float slideOffset) {}
  }

  public BottomSheetDialog(Context context) { this(context, 0); }

  public BottomSheetDialog(Context context, int theme) { super(context, theme); }

  protected BottomSheetDialog(Context context, boolean cancelable, DialogInterface.OnCancelListener cancelListener) {
    super(context, cancelable, cancelListener);
    this.cancelable = cancelable;
  }

  @Override
  public void setContentView(int layoutResId) { super.setContentView(wrap(layoutResId, null, null)); }

  @Override
  public void setContentView(View view) { super.setContentView(wrap(0, view, null)); }

  @Override
  public void setContentView(View view, ViewGroup.LayoutParams params) { super.setContentView(wrap(0, view, params)); }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    getWindow().setLayout(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT);
  }

  private FrameLayout container() {
    if (frame != null) return frame;
    int full = ViewGroup.LayoutParams.MATCH_PARENT;
    frame = new FrameLayout(getContext());
    CoordinatorLayout coordinator = new CoordinatorLayout(getContext());
    View outside = new View(getContext());
    outside.setId(AppAttributes.resource(getContext(), "id", "touch_outside"));
    outside.setOnClickListener(new Outside());
    sheet = new FrameLayout(getContext());
    sheet.setId(AppAttributes.resource(getContext(), "id", "design_bottom_sheet"));
    sheet.setClickable(true);
    behavior = new BottomSheetBehavior<FrameLayout>();
    behavior.addBottomSheetCallback(new Hidden());
    behavior.setHideable(cancelable);
    CoordinatorLayout.LayoutParams params = new CoordinatorLayout.LayoutParams(full, ViewGroup.LayoutParams.WRAP_CONTENT);
    params.setBehavior(behavior);
    coordinator.addView(outside, new CoordinatorLayout.LayoutParams(full, full));
    coordinator.addView(sheet, params);
    frame.addView(coordinator, new FrameLayout.LayoutParams(full, full));
    return frame;
  }

  private View wrap(int layoutResId, View view, ViewGroup.LayoutParams params) {
    container();
    View content = layoutResId != 0 && view == null ? getLayoutInflater().inflate(layoutResId, sheet, false) : view;
    sheet.removeAllViews();
    if (params == null) sheet.addView(content);
    else sheet.addView(content, params);
    return frame;
  }

  @Override
  public void setCancelable(boolean cancelable) {
    super.setCancelable(cancelable);
    this.cancelable = cancelable;
    if (behavior != null) behavior.setHideable(cancelable);
  }

  @Override
  public void setCanceledOnTouchOutside(boolean cancel) {
    super.setCanceledOnTouchOutside(cancel);
    if (cancel && !cancelable) cancelable = true;
    canceledOnTouchOutside = cancel;
  }

  @Override
  protected void onStart() {
    super.onStart();
    if (behavior != null && behavior.getState() == BottomSheetBehavior.STATE_HIDDEN) {
      behavior.setState(BottomSheetBehavior.STATE_COLLAPSED);
    }
  }

  /** With an animation the sheet goes first, and cancels when it is gone. */
  @Override
  public void cancel() {
    if (!dismissWithAnimation || getBehavior().getState() == BottomSheetBehavior.STATE_HIDDEN) super.cancel();
    else behavior.setState(BottomSheetBehavior.STATE_HIDDEN);
  }

  public BottomSheetBehavior<FrameLayout> getBehavior() {
    container();
    return behavior;
  }

  public void setDismissWithAnimation(boolean dismissWithAnimation) { this.dismissWithAnimation = dismissWithAnimation; }

  public boolean getDismissWithAnimation() { return dismissWithAnimation; }
}

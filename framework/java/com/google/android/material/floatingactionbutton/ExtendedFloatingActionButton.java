package com.google.android.material.floatingactionbutton;

import android.content.Context;
import android.util.AttributeSet;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import antecede.Callbacks;
import com.google.android.material.button.MaterialButton;

/** A floating button with a text that may be folded away. */
public class ExtendedFloatingActionButton extends MaterialButton implements CoordinatorLayout.AttachedBehavior {
  private static final int DURATION = 200;

  private boolean extended = true;

  /** Hears of the end of a change. */
  public abstract static class OnChangedCallback {
    public void onShown(ExtendedFloatingActionButton extendedFab) {}

    public void onHidden(ExtendedFloatingActionButton extendedFab) {}

    public void onExtended(ExtendedFloatingActionButton extendedFab) {}

    public void onShrunken(ExtendedFloatingActionButton extendedFab) {}
  }

  /** Tells a callback when the animation is over. */
  private final class End implements Runnable {
    private final OnChangedCallback callback;
    private final int what;

    End(OnChangedCallback callback, int what) {
      this.callback = callback;
      this.what = what;
    }

    @Override
    public void run() {
      ExtendedFloatingActionButton button = ExtendedFloatingActionButton.this;
      if (what == 1) setVisibility(GONE);
      if (callback == null) return;
      Callbacks.invoke(button, "OnChangedCallback", callback);
      if (what == 0) callback.onShown(button);
      else if (what == 1) callback.onHidden(button);
      else if (what == 2) callback.onExtended(button);
      else callback.onShrunken(button);
    }
  }

  public ExtendedFloatingActionButton(Context context) { this(context, null); }

  public ExtendedFloatingActionButton(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.buttonStyle); }

  public ExtendedFloatingActionButton(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }

  @Override
  public CoordinatorLayout.Behavior<ExtendedFloatingActionButton> getBehavior() {
    return new CoordinatorLayout.Behavior<ExtendedFloatingActionButton>() {};
  }

  private void later(OnChangedCallback callback, int what) {
    if (callback != null) Callbacks.observe(this, "OnChangedCallback", callback, true);
    if (isLaidOut()) postDelayed(new End(callback, what), DURATION);
    else new End(callback, what).run();
  }

  public void show() { show(null); }

  public void show(OnChangedCallback callback) {
    if (shown() == VISIBLE) return;
    setVisibility(VISIBLE);
    later(callback, 0);
  }

  public void hide() { hide(null); }

  public void hide(OnChangedCallback callback) {
    if (shown() == VISIBLE) later(callback, 1);
  }

  public void extend() { extend(null); }

  public void extend(OnChangedCallback callback) { fold(true, callback); }

  public void shrink() { shrink(null); }

  public void shrink(OnChangedCallback callback) { fold(false, callback); }

  private void fold(boolean extend, OnChangedCallback callback) {
    if (extended == extend) return;
    extended = extend;
    requestLayout();
    later(callback, extend ? 2 : 3);
  }

  public final boolean isExtended() { return extended; }

  public void setExtended(boolean extended) { this.extended = extended; }
}

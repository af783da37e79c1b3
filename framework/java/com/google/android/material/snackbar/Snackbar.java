package com.google.android.material.snackbar;

import android.content.Context;
import android.content.res.ColorStateList;
import android.text.TextUtils;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import antecede.Callbacks;

/** A short text with an action. */
public final class Snackbar extends BaseTransientBottomBar<Snackbar> {
  private final TextView text;
  private final Button action;
  private Callback single;

  public static class Callback extends BaseCallback<Snackbar> {
    public static final int DISMISS_EVENT_SWIPE = 0, DISMISS_EVENT_ACTION = 1, DISMISS_EVENT_TIMEOUT = 2,
        DISMISS_EVENT_MANUAL = 3,
        DISMISS_EVENT_CONSECUTIVE = 4;

    @Override
    public void onShown(Snackbar sb) {}

    @Override
    public void onDismissed(Snackbar transientBottomBar, int event) {}
  }

  /** The view of a snackbar. */
  public static final class SnackbarLayout extends BaseTransientBottomBar.SnackbarBaseLayout {
    public SnackbarLayout(Context context) { super(context); }

    public SnackbarLayout(Context context, android.util.AttributeSet attrs) { super(context, attrs); }
  }

  private Snackbar(Context context, ViewGroup parent, LinearLayout content, TextView text, Button action) {
    super(context, parent, content);
    this.text = text;
    this.action = action;
  }

  public static Snackbar make(View view, CharSequence text, int duration) {
    return make(view.getContext(), view, text, duration);
  }

  public static Snackbar make(Context context, View view, CharSequence text, int duration) {
    ViewGroup parent = parent(view);
    if (parent == null) {
      throw new IllegalArgumentException("No suitable parent found from the given view. Please provide a valid view.");
    }
    LinearLayout content = new LinearLayout(context);
    TextView message = new TextView(context);
    Button action = new Button(context);
    action.setVisibility(View.GONE);
    int padding = (int) (14 * context.getResources().getDisplayMetrics().density);
    message.setPadding(padding, padding, padding, padding);
    content.addView(message, new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1));
    content.addView(action);
    Snackbar bar = new Snackbar(context, parent, content, message, action);
    bar.setText(text);
    bar.setDuration(duration);
    return bar;
  }

  public static Snackbar make(View view, int resId, int duration) {
    return make(view, view.getResources().getText(resId), duration);
  }

  private static ViewGroup parent(View view) {
    ViewGroup fallback = null;
    while (view != null) {
      if (view instanceof CoordinatorLayout) return (ViewGroup) view;
      if (view instanceof FrameLayout) {
        if (view.getId() == android.R.id.content) return (ViewGroup) view;
        fallback = (ViewGroup) view;
      }
      view = view.getParent() instanceof View ? (View) view.getParent() : null;
    }
    return fallback;
  }

  public Snackbar setText(CharSequence message) {
    text.setText(message);
    return this;
  }

  public Snackbar setText(int resId) { return setText(getContext().getText(resId)); }

  public Snackbar setAction(int resId, View.OnClickListener listener) { return setAction(getContext().getText(resId), listener); }

  public Snackbar setAction(CharSequence text, final View.OnClickListener listener) {
    if (TextUtils.isEmpty(text) || listener == null) {
      action.setVisibility(View.GONE);
      action.setOnClickListener(null);
      return this;
    }
    action.setVisibility(View.VISIBLE);
    action.setText(text);
    Callbacks.observe(this, "OnClickListener", listener, false);
    action.setOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View view) {
        Callbacks.invoke(Snackbar.this, "OnClickListener", listener);
        listener.onClick(view);
        dispatchDismiss(BaseCallback.DISMISS_EVENT_ACTION);
      }
    });
    return this;
  }

  public Snackbar setActionTextColor(ColorStateList colors) {
    action.setTextColor(colors);
    return this;
  }

  public Snackbar setActionTextColor(int color) {
    action.setTextColor(color);
    return this;
  }

  public Snackbar setTextColor(int color) {
    text.setTextColor(color);
    return this;
  }

  public Snackbar setTextColor(ColorStateList colors) {
    text.setTextColor(colors);
    return this;
  }

  public Snackbar setTextMaxLines(int maxLines) {
    text.setMaxLines(maxLines);
    return this;
  }

  public Snackbar setBackgroundTint(int color) { return this; }

  public Snackbar setBackgroundTintList(ColorStateList colorStateList) { return this; }

  public Snackbar setMaxInlineActionWidth(int width) { return this; }

  @Deprecated
  public Snackbar setCallback(Callback callback) {
    if (single != null) removeCallback(single);
    if (callback != null) addCallback(callback);
    single = callback;
    return this;
  }
}

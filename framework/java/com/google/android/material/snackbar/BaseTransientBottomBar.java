package com.google.android.material.snackbar;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import antecede.Bag;
import antecede.Callbacks;

/** A bar at the bottom that goes by itself. */
public abstract class BaseTransientBottomBar<B extends BaseTransientBottomBar<B>> {
  public static final int ANIMATION_MODE_SLIDE = 0, ANIMATION_MODE_FADE = 1;
  public static final int LENGTH_INDEFINITE = -2, LENGTH_SHORT = -1, LENGTH_LONG = 0;
  private static final int SHOW = 0, DISMISS = 1, DURATION = 250;

  private static final Handler HANDLER = new Handler(Looper.getMainLooper(), new Handler.Callback() {
    @Override
    public boolean handleMessage(Message message) {
      BaseTransientBottomBar<?> bar = (BaseTransientBottomBar<?>) message.obj;
      if (message.what == SHOW) bar.showView();
      else bar.hideView(message.arg1);
      return true;
    }
  });

  private final ViewGroup parent;
  private final Context context;
  protected final SnackbarBaseLayout view;
  private int duration;
  private int mode;
  private View anchor;
  private final Bag<BaseCallback<B>> callbacks = new Bag<BaseCallback<B>>();

  private final SnackbarManager.Callback managed = new SnackbarManager.Callback() {
    @Override
    public void show() { HANDLER.sendMessage(HANDLER.obtainMessage(SHOW, BaseTransientBottomBar.this)); }

    @Override
    public void dismiss(int event) { HANDLER.sendMessage(HANDLER.obtainMessage(DISMISS, event, 0, BaseTransientBottomBar.this)); }
  };

  public abstract static class BaseCallback<B> {
    public static final int DISMISS_EVENT_SWIPE = 0, DISMISS_EVENT_ACTION = 1, DISMISS_EVENT_TIMEOUT = 2,
        DISMISS_EVENT_MANUAL = 3,
        DISMISS_EVENT_CONSECUTIVE = 4;

    public void onDismissed(B transientBottomBar, int event) {}

    public void onShown(B transientBottomBar) {}
  }

  /** The view of a bar. */
  protected static class SnackbarBaseLayout extends FrameLayout {
    public SnackbarBaseLayout(Context context) { this(context, null); }

    public SnackbarBaseLayout(Context context, AttributeSet attrs) {
      super(context, attrs);
      setClickable(true);
    }
  }

  protected BaseTransientBottomBar(ViewGroup parent, View content, Object contentViewCallback) {
    this(parent.getContext(), parent, content);
  }

  BaseTransientBottomBar(Context context, ViewGroup parent, View content) {
    if (parent == null) throw new IllegalArgumentException("Transient bottom bar must have non-null parent");
    this.context = context;
    this.parent = parent;
    view = new SnackbarBaseLayout(context);
    view.addView(content);
  }

  @SuppressWarnings("unchecked")
  private B self() { return (B) this; }

  public B setDuration(int duration) {
    this.duration = duration;
    return self();
  }

  public int getDuration() { return duration; }

  public B setAnimationMode(int animationMode) {
    mode = animationMode;
    return self();
  }

  public int getAnimationMode() { return mode; }

  public B setAnchorView(View anchorView) {
    anchor = anchorView;
    return self();
  }

  public B setAnchorView(int anchorViewId) { return setAnchorView(parent.findViewById(anchorViewId)); }

  public View getAnchorView() { return anchor; }

  public Context getContext() { return context; }

  public View getView() { return view; }

  public void show() { SnackbarManager.getInstance().show(getDuration(), managed); }

  public void dismiss() { dispatchDismiss(BaseCallback.DISMISS_EVENT_MANUAL); }

  protected void dispatchDismiss(int event) { SnackbarManager.getInstance().dismiss(managed, event); }

  public B addCallback(BaseCallback<B> callback) {
    if (callback == null) return self();
    Callbacks.observe(this, "BaseCallback", callback, true);
    callbacks.add(callback);
    return self();
  }

  public B removeCallback(BaseCallback<B> callback) {
    if (callback != null && callbacks.remove(callback)) Callbacks.unregister(this, "BaseCallback", callback);
    return self();
  }

  public boolean isShown() { return SnackbarManager.getInstance().isCurrent(managed); }

  public boolean isShownOrQueued() { return SnackbarManager.getInstance().isCurrentOrNext(managed); }

  final void showView() {
    if (view.getParent() == null) {
      ViewGroup.LayoutParams params = new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
          ViewGroup.LayoutParams.WRAP_CONTENT, Gravity.BOTTOM);
      if (parent instanceof androidx.coordinatorlayout.widget.CoordinatorLayout) {
        androidx.coordinatorlayout.widget.CoordinatorLayout.LayoutParams mine =
            new androidx.coordinatorlayout.widget.CoordinatorLayout.LayoutParams(params);
        mine.gravity = Gravity.BOTTOM;
        params = mine;
      }
      parent.addView(view, params);
    }
    view.postDelayed(new Runnable() {
      @Override
      public void run() { shown(); }
    }, DURATION);
  }

  private void shown() {
    SnackbarManager.getInstance().onShown(managed);
    for (int i = callbacks.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "BaseCallback", callbacks.get(i));
      callbacks.get(i).onShown(self());
    }
  }

  final void hideView(final int event) {
    if (!view.isAttachedToWindow() || view.shown() != View.VISIBLE) {
      hidden(event);
      return;
    }
    view.postDelayed(new Runnable() {
      @Override
      public void run() { hidden(event); }
    }, DURATION);
  }

  private void hidden(int event) {
    SnackbarManager.getInstance().onDismissed(managed);
    for (int i = callbacks.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "BaseCallback", callbacks.get(i));
      callbacks.get(i).onDismissed(self(), event);
    }
    if (view.getParent() instanceof ViewGroup) ((ViewGroup) view.getParent()).removeView(view);
  }
}

package android.widget;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.view.Gravity;
import android.view.View;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;

/** A short message, shown by the system when its turn comes. */
public class Toast {
  public static final int LENGTH_SHORT = 0, LENGTH_LONG = 1;
  private static final Bag<String> shown = new Bag<String>();

  private final Context context;
  private final Handler handler;
  private int duration;
  private CharSequence text;
  private View view;
  private int gravity = Gravity.CENTER_HORIZONTAL | Gravity.BOTTOM, xOffset, yOffset;
  private float horizontalMargin, verticalMargin;
  private Bag<Callback> callbacks = new Bag<Callback>();

  /** Hears when it is shown and when it goes. */
  public abstract static class Callback {
    public Callback() {}

    public void onToastShown() {}

    public void onToastHidden() {}
  }

  private final class Tell implements Runnable {
    private final boolean comes;

    Tell(boolean comes) { this.comes = comes; }

    @Override
    public void run() {
      Bag<Callback> all = callbacks.copy();
      for (int i = 0; i < all.size(); i++) {
        Callbacks.invoke(Toast.this, "Callback", all.get(i));
        if (comes) all.get(i).onToastShown();
        else all.get(i).onToastHidden();
      }
    }
  }

  public Toast(Context context) {
    this.context = context;
    Looper looper = Looper.myLooper();
    if (looper == null) throw new RuntimeException("Can't toast on a thread that has not called Looper.prepare()");
    handler = new Handler(looper);
  }

  public static Toast makeText(Context context, CharSequence text, int duration) {
    Toast toast = new Toast(context);
    toast.text = text;
    toast.duration = duration;
    return toast;
  }

  public static Toast makeText(Context context, int resId, int duration) {
    return makeText(context, context.getResources().getText(resId), duration);
  }

  public void show() {
    if (view == null && text == null) throw new IllegalStateException("You must either set a text or a view");
    shown.add(text == null ? view.toString() : text.toString());
    if (callbacks.isEmpty()) return;
    handler.post(new Tell(true));
    handler.postDelayed(new Tell(false), duration == LENGTH_LONG ? 3500 : 2000);
  }

  public void cancel() {
    if (!callbacks.isEmpty()) handler.post(new Tell(false));
  }

  /** The texts of all toasts so far, for pictures and for the comparison of runs. */
  @Hidden
  public static String[] shown() {
    String[] texts = new String[shown.size()];
    for (int i = 0; i < texts.length; i++) texts[i] = shown.get(i);
    return texts;
  }

  public void setView(View view) { this.view = view; }

  public View getView() { return view; }

  public void setDuration(int duration) { this.duration = duration; }

  public int getDuration() { return duration; }

  public void setMargin(float horizontalMargin, float verticalMargin) {
    this.horizontalMargin = horizontalMargin;
    this.verticalMargin = verticalMargin;
  }

  public float getHorizontalMargin() { return horizontalMargin; }

  public float getVerticalMargin() { return verticalMargin; }

  public void setGravity(int gravity, int xOffset, int yOffset) {
    this.gravity = gravity;
    this.xOffset = xOffset;
    this.yOffset = yOffset;
  }

  public int getGravity() { return gravity; }

  public int getXOffset() { return xOffset; }

  public int getYOffset() { return yOffset; }

  public void addCallback(Callback callback) {
    if (callback == null) throw new NullPointerException();
    callbacks.add(callback);
    Callbacks.observe(this, "Callback", callback, true);
  }

  public void removeCallback(Callback callback) {
    callbacks.remove(callback);
    Callbacks.unregister(this, "Callback", callback);
  }

  public void setText(int resId) { setText(context.getText(resId)); }

  public void setText(CharSequence s) { text = s; }
}

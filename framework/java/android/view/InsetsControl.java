package android.view;

import android.os.CancellationSignal;
import android.view.animation.Interpolator;
import antecede.Bag;
import antecede.Callbacks;

/** What a window asked of the bars. Bars take no room and are not animated: only who asks whether they are visible sees a change. */
final class InsetsControl implements WindowInsetsController {
  private final View view;
  private final Bag<OnControllableInsetsChangedListener> listeners = new Bag<OnControllableInsetsChangedListener>();
  private int appearance;
  private int behavior = BEHAVIOR_DEFAULT;
  private int hidden;

  InsetsControl(View view) {
    this.view = view;
  }

  int hidden() {
    return hidden;
  }

  private void change(int hidden) {
    if (this.hidden == hidden) return;
    this.hidden = hidden;
    view.requestApplyInsets();
  }

  @Override
  public void show(int types) {
    change(hidden & ~types);
  }

  @Override
  public void hide(int types) {
    change(hidden | types);
  }

  /** There is no animation that could be controlled. */
  @Override
  public void controlWindowInsetsAnimation(int types, long durationMillis, Interpolator interpolator,
      CancellationSignal cancellationSignal, WindowInsetsAnimationControlListener listener) {
    listener.onCancelled(null);
  }

  @Override
  public void setSystemBarsAppearance(int appearance, int mask) {
    this.appearance = this.appearance & ~mask | appearance & mask;
  }

  @Override
  public int getSystemBarsAppearance() {
    return appearance;
  }

  @Override
  public void setSystemBarsBehavior(int behavior) {
    this.behavior = behavior;
  }

  @Override
  public int getSystemBarsBehavior() {
    return behavior;
  }

  /** One that comes hears at once. */
  @Override
  public void addOnControllableInsetsChangedListener(OnControllableInsetsChangedListener listener) {
    listeners.add(listener);
    Callbacks.register(this, "OnControllableInsetsChangedListener", listener, true, "attached");
    listener.onControllableInsetsChanged(this, view.isAttachedToWindow() ? WindowInsets.Type.systemBars() : 0);
  }

  @Override
  public void removeOnControllableInsetsChangedListener(OnControllableInsetsChangedListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "OnControllableInsetsChangedListener", listener);
  }

  void attached() {
    Bag<OnControllableInsetsChangedListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "OnControllableInsetsChangedListener", all.get(i));
      all.get(i).onControllableInsetsChanged(this, WindowInsets.Type.systemBars());
    }
  }
}

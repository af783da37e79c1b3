package android.widget;

import android.view.View;

/** What a view does again and again, as long as it is asked to and its window can be seen. */
abstract class Pulse implements Runnable {
  private final View view;
  private boolean wanted;
  private boolean windowSeen;
  private boolean beats;

  Pulse(View view) {
    this.view = view;
  }

  abstract void beat();

  abstract long period();

  /** What else it depends on. */
  boolean may() {
    return true;
  }

  final boolean isWanted() {
    return wanted;
  }

  final void want(boolean now) {
    wanted = now;
    settle();
  }

  final void seeWindow(boolean now) {
    windowSeen = now;
    settle();
  }

  /** Begins or ends, where what it depends on has changed. */
  final void settle() {
    boolean before = beats;
    beats = wanted && windowSeen && may();
    if (beats && !before) begin();
    if (before && !beats) view.removeCallbacks(this);
  }

  void begin() {
    view.postDelayed(this, period());
  }

  @Override
  public final void run() {
    if (!beats) return;
    beat();
    view.postDelayed(this, period());
  }
}

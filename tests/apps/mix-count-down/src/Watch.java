package ground.mixcountdown;

import android.os.CountDownTimer;
import android.widget.TextView;

/** Says when its time is over. */
class Watch extends CountDownTimer {
  private TextView view;

  Watch(TextView view) {
    super(300, 1000);
    this.view = view; // @make
  }

  void clear() {
    view = null; // @free
  }

  @Override public void onTick(long left) {}

  @Override public void onFinish() {
    view.append("over "); // @use
  }
}

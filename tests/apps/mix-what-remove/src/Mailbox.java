package ground.mixwhatremove;

import android.os.Handler;
import android.os.Looper;
import android.os.Message;

/** Takes messages for the activity. */
class Mailbox extends Handler {
  static final int FIRST = 1;
  static final int SECOND = 2;
  private final Main owner;

  Mailbox(Main owner) {
    super(Looper.getMainLooper());
    this.owner = owner;
  }

  @Override public void handleMessage(Message message) {
    switch (message.what) {
      case FIRST: owner.first(); break;
      case SECOND: owner.second(message.obj); break;
      default: super.handleMessage(message);
    }
  }
}

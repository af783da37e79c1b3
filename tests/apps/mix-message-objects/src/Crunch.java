package ground.mixmessageobjects;

import android.os.Handler;
import android.os.Looper;
import android.os.Message;

/** Fills and reads boxes. */
class Crunch extends Handler {
  static final int FILL = 1;
  static final int READ = 2;

  Crunch(Looper looper) { super(looper); }

  @Override public void handleMessage(Message message) {
    Box box = (Box) message.obj;
    switch (message.what) {
      case FILL: fill(box); break;
      case READ: read(box); break;
      default: throw new IllegalArgumentException();
    }
  }

  private void fill(Box box) {
    box.text = "filled"; // @fill
  }

  private void read(Box box) {
    String text = box.text; // @read
    String more = box.more; // @more
    System.out.println(text + more);
  }
}

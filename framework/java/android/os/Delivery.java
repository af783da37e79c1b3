package android.os;

import android.util.Printer;
import antecede.Engine;
import antecede.Sync;
import antecede.Task;

/** One dispatch of a message: the event. Each sending makes a new one, whether or not the message was used before. */
final class Delivery extends Task {
  private final Handler handler;
  private final Message message;

  Delivery(Handler handler, Message message) {
    this.handler = handler;
    this.message = message;
    target = handler;
    callback = message.callback;
    what = message.what;
    token = message.obj;
    label = message.label;
  }

  @Override
  public void run() {
    Printer log = handler.looper.log;
    if (log != null) log.println(">>>>> Dispatching to " + handler + " " + message.callback + ": " + message.what);
    if (!Engine.isAbstract() && message.given != null) Sync.acquire(message.given);
    handler.dispatchMessage(message);
    if (log != null) log.println("<<<<< Finished to " + handler + " " + message.callback);
    message.recycleUnchecked();
  }
}

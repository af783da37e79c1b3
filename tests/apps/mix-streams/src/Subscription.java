package ground.mixstreams;

import android.os.SystemClock;
import java.util.function.Consumer;

/** Passes items on. */
class Subscription implements Runnable {
  private final Stream stream;
  private final Consumer<String> observer;
  private boolean disposed;

  Subscription(Stream stream, Consumer<String> observer) {
    this.stream = stream;
    this.observer = observer;
  }

  @Override public void run() {
    SystemClock.sleep(150);
    for (String item : stream.items) stream.target.execute(() -> next(item));
  }

  void next(String item) {
    if (!disposed) observer.accept(item); // @look
  }

  void dispose() {
    disposed = true; // @dispose
  }
}

package ground.mixeventbus;

import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

/** Tells all listeners, on the main looper. */
final class Bus {
  static final Bus ONE = new Bus();
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final List<Listener> listeners = new ArrayList<>();

  private Bus() {}

  void register(Listener listener) {
    listeners.add(listener); // @add
  }

  void unregister(Listener listener) {
    listeners.remove(listener); // @remove
  }

  void post(String event) { handler.post(() -> deliver(event)); }

  void deliver(String event) {
    for (int i = 0; i < listeners.size(); i++) listeners.get(i).on(event); // @loop
  }
}

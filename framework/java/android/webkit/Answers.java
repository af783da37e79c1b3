package android.webkit;

import android.os.Handler;
import android.os.Looper;

/** Values that come back by a message to the main looper. */
final class Answers {
  private Answers() {}

  private static final class Answer<T> implements Runnable {
    private final ValueCallback<T> callback;
    private final T value;

    Answer(ValueCallback<T> callback, T value) {
      this.callback = callback;
      this.value = value;
    }

    @Override
    public void run() { callback.onReceiveValue(value); }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void post(ValueCallback callback, Object value) {
    if (callback != null) new Handler(Looper.getMainLooper()).post(new Answer<Object>(callback, value));
  }
}

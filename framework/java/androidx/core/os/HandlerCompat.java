package androidx.core.os;

import android.os.Handler;
import android.os.Looper;

/** Calls of handlers that older platforms lack. */
public final class HandlerCompat {
  private HandlerCompat() {}

  public static boolean hasCallbacks(Handler handler, Runnable runnable) {
    return handler.hasCallbacks(runnable);
  }

  public static boolean postDelayed(Handler handler, Runnable runnable, Object object, long value) {
    return handler.postDelayed(runnable, object, value);
  }

  public static Handler createAsync(Looper looper) {
    return Handler.createAsync(looper);
  }

  public static Handler createAsync(Looper looper, Handler.Callback callback) {
    return Handler.createAsync(looper, callback);
  }
}

package ground.mixcontinuations;

import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.Executors;

/** Where steps run. */
interface Dispatcher {
  Dispatcher MAIN = new Handler(Looper.getMainLooper())::post;
  Dispatcher IO = Executors.newSingleThreadExecutor()::execute;

  void dispatch(Runnable step);
}

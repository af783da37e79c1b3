package ground.mixrepository;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Loads things, one after the other. */
class Repository {
  private final Executor worker = Executors.newSingleThreadExecutor();

  Call enqueue(String what, Callback callback) {
    Call call = new Call(what, callback);
    worker.execute(call);
    return call;
  }
}

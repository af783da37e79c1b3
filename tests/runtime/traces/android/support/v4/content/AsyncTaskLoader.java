package android.support.v4.content;

import java.util.function.Supplier;

/** Ours, under a name that contracts know: one load comes after the other. */
public class AsyncTaskLoader {
  private final Supplier<Object> work;

  public AsyncTaskLoader(Supplier<Object> work) {
    this.work = work;
  }

  public Object onLoadInBackground() {
    return work.get();
  }
}

package androidx.recyclerview.widget;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Where differences are computed. */
public final class AsyncDifferConfig<T> {
  private static final class Shared {
    static final Executor BACKGROUND = Executors.newFixedThreadPool(2);
  }

  private final Executor main, background;
  private final DiffUtil.ItemCallback<T> callback;

  AsyncDifferConfig(Executor main, Executor background, DiffUtil.ItemCallback<T> callback) {
    this.main = main;
    this.background = background;
    this.callback = callback;
  }

  public Executor getMainThreadExecutor() { return main; }

  public Executor getBackgroundThreadExecutor() { return background; }

  public DiffUtil.ItemCallback<T> getDiffCallback() { return callback; }

  public static final class Builder<T> {
    private final DiffUtil.ItemCallback<T> callback;
    private Executor main, background;

    public Builder(DiffUtil.ItemCallback<T> diffCallback) { callback = diffCallback; }

    public Builder<T> setMainThreadExecutor(Executor executor) {
      main = executor;
      return this;
    }

    public Builder<T> setBackgroundThreadExecutor(Executor executor) {
      background = executor;
      return this;
    }

    public AsyncDifferConfig<T> build() {
      return new AsyncDifferConfig<T>(main, background != null ? background : Shared.BACKGROUND, callback);
    }
  }
}

package androidx.loader.content;

import android.content.Context;
import android.database.ContentObserver;
import android.os.Handler;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Loads something and watches it. */
public class Loader<D> {
  private final Context context;
  private int id;
  private OnLoadCompleteListener<D> listener;
  private OnLoadCanceledListener<D> canceledListener;
  private boolean started;
  private boolean abandoned;
  private boolean reset = true;
  private boolean changed;
  private boolean processing;

  /** Gets what was loaded. */
  public interface OnLoadCompleteListener<D> {
    void onLoadComplete(Loader<D> loader, D data);
  }

  /** Hears that it was cancelled. */
  public interface OnLoadCanceledListener<D> {
    void onLoadCanceled(Loader<D> loader);
  }

  /** Has the loader load again when content changes. */
  public final class ForceLoadContentObserver extends ContentObserver {
    public ForceLoadContentObserver() {
      super(new Handler());
    }

    @Override
    public boolean deliverSelfNotifications() {
      return true;
    }

    @Override
    public void onChange(boolean selfChange) {
      onContentChanged();
    }
  }

  public Loader(Context context) {
    this.context = context.getApplicationContext();
  }

  public void deliverResult(D data) {
    if (listener != null) listener.onLoadComplete(this, data);
  }

  public void deliverCancellation() {
    if (canceledListener != null) canceledListener.onLoadCanceled(this);
  }

  public Context getContext() {
    return context;
  }

  public int getId() {
    return id;
  }

  public void registerListener(int id, OnLoadCompleteListener<D> listener) {
    if (this.listener != null) throw new IllegalStateException("There is already a listener registered");
    this.listener = listener;
    this.id = id;
  }

  public void unregisterListener(OnLoadCompleteListener<D> listener) {
    if (this.listener == null) throw new IllegalStateException("No listener register");
    if (this.listener != listener) throw new IllegalArgumentException("Attempting to unregister the wrong listener");
    this.listener = null;
  }

  public void registerOnLoadCanceledListener(OnLoadCanceledListener<D> listener) {
    if (canceledListener != null) throw new IllegalStateException("There is already a listener registered");
    canceledListener = listener;
  }

  public void unregisterOnLoadCanceledListener(OnLoadCanceledListener<D> listener) {
    if (canceledListener == null) throw new IllegalStateException("No listener register");
    if (canceledListener != listener) throw new IllegalArgumentException("Attempting to unregister the wrong listener");
    canceledListener = null;
  }

  public boolean isStarted() {
    return started;
  }

  public boolean isAbandoned() {
    return abandoned;
  }

  public boolean isReset() {
    return reset;
  }

  public final void startLoading() {
    started = true;
    reset = false;
    abandoned = false;
    onStartLoading();
  }

  protected void onStartLoading() {}

  public boolean cancelLoad() {
    return onCancelLoad();
  }

  protected boolean onCancelLoad() {
    return false;
  }

  public void forceLoad() {
    onForceLoad();
  }

  protected void onForceLoad() {}

  public void stopLoading() {
    started = false;
    onStopLoading();
  }

  protected void onStopLoading() {}

  public void abandon() {
    abandoned = true;
    onAbandon();
  }

  protected void onAbandon() {}

  public void reset() {
    onReset();
    reset = true;
    started = abandoned = changed = processing = false;
  }

  protected void onReset() {}

  public boolean takeContentChanged() {
    boolean result = changed;
    changed = false;
    processing |= result;
    return result;
  }

  public void commitContentChanged() {
    processing = false;
  }

  public void rollbackContentChanged() {
    if (processing) onContentChanged();
  }

  public void onContentChanged() {
    if (started) forceLoad();
    else changed = true;
  }

  public String dataToString(D data) {
    return String.valueOf(data);
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + "{" + Integer.toHexString(System.identityHashCode(this)) + " id=" + id + "}";
  }

  @Deprecated
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}

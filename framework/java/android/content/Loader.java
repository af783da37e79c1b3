package android.content;

import android.database.ContentObserver;
import android.os.Handler;
import antecede.Callbacks;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Loads data in whatever way, and watches it. */
@Deprecated
public class Loader<D> {
  private static final String COMPLETE = "OnLoadCompleteListener", CANCELED = "OnLoadCanceledListener";

  private int id;
  private OnLoadCompleteListener<D> listener;
  private OnLoadCanceledListener<D> cancelListener;
  private final Context context;
  private boolean started;
  private boolean abandoned;
  private boolean reset = true;
  private boolean contentChanged;
  private boolean processingChange;

  /** Loads again when the content has changed. */
  @Deprecated
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

  /** Gets the data. */
  @Deprecated
  public interface OnLoadCompleteListener<D> {
    void onLoadComplete(Loader<D> loader, D data);
  }

  /** Hears that loading was cancelled. */
  @Deprecated
  public interface OnLoadCanceledListener<D> {
    void onLoadCanceled(Loader<D> loader);
  }

  @Deprecated
  public Loader(Context context) {
    this.context = context.getApplicationContext();
  }

  @Deprecated
  public void deliverResult(D data) {
    if (listener == null) return;
    Callbacks.invoke(this, COMPLETE, listener);
    listener.onLoadComplete(this, data);
  }

  @Deprecated
  public void deliverCancellation() {
    if (cancelListener == null) return;
    Callbacks.invoke(this, CANCELED, cancelListener);
    cancelListener.onLoadCanceled(this);
  }

  @Deprecated
  public Context getContext() {
    return context;
  }

  @Deprecated
  public int getId() {
    return id;
  }

  @Deprecated
  public void registerListener(int id, OnLoadCompleteListener<D> listener) {
    if (this.listener != null) throw new IllegalStateException("There is already a listener registered");
    this.listener = listener;
    this.id = id;
    Callbacks.observe(this, COMPLETE, listener, false);
  }

  @Deprecated
  public void unregisterListener(OnLoadCompleteListener<D> listener) {
    if (this.listener == null) throw new IllegalStateException("No listener register");
    if (this.listener != listener) throw new IllegalArgumentException("Attempting to unregister the wrong listener");
    this.listener = null;
    Callbacks.unregister(this, COMPLETE, listener);
  }

  @Deprecated
  public void registerOnLoadCanceledListener(OnLoadCanceledListener<D> listener) {
    if (cancelListener != null) throw new IllegalStateException("There is already a listener registered");
    cancelListener = listener;
    Callbacks.observe(this, CANCELED, listener, false);
  }

  @Deprecated
  public void unregisterOnLoadCanceledListener(OnLoadCanceledListener<D> listener) {
    if (cancelListener == null) throw new IllegalStateException("No listener register");
    if (cancelListener != listener) throw new IllegalArgumentException("Attempting to unregister the wrong listener");
    cancelListener = null;
    Callbacks.unregister(this, CANCELED, listener);
  }

  @Deprecated
  public boolean isStarted() {
    return started;
  }

  @Deprecated
  public boolean isAbandoned() {
    return abandoned;
  }

  @Deprecated
  public boolean isReset() {
    return reset;
  }

  @Deprecated
  public final void startLoading() {
    started = true;
    reset = false;
    abandoned = false;
    onStartLoading();
  }

  @Deprecated
  protected void onStartLoading() {}

  @Deprecated
  public boolean cancelLoad() {
    return onCancelLoad();
  }

  @Deprecated
  protected boolean onCancelLoad() {
    return false;
  }

  @Deprecated
  public void forceLoad() {
    onForceLoad();
  }

  @Deprecated
  protected void onForceLoad() {}

  @Deprecated
  public void stopLoading() {
    started = false;
    onStopLoading();
  }

  @Deprecated
  protected void onStopLoading() {}

  @Deprecated
  public void abandon() {
    abandoned = true;
    onAbandon();
  }

  @Deprecated
  protected void onAbandon() {}

  @Deprecated
  public void reset() {
    onReset();
    reset = true;
    started = false;
    abandoned = false;
    contentChanged = false;
    processingChange = false;
  }

  @Deprecated
  protected void onReset() {}

  @Deprecated
  public boolean takeContentChanged() {
    boolean changed = contentChanged;
    contentChanged = false;
    processingChange |= changed;
    return changed;
  }

  @Deprecated
  public void commitContentChanged() {
    processingChange = false;
  }

  @Deprecated
  public void rollbackContentChanged() {
    if (processingChange) onContentChanged();
  }

  @Deprecated
  public void onContentChanged() {
    if (started) forceLoad();
    else contentChanged = true;
  }

  @Deprecated
  public String dataToString(D data) {
    return String.valueOf(data);
  }

  @Override
  public String toString() {
    return getClass().getName() + "{id=" + id + "}";
  }

  @Deprecated
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
    writer.println(prefix + "mId=" + id + " mListener=" + listener);
    writer.println(prefix + "mStarted=" + started + " mAbandoned=" + abandoned + " mReset=" + reset);
  }
}

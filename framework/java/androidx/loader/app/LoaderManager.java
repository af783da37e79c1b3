package androidx.loader.app;

import android.os.Bundle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.loader.content.Loader;
import antecede.Hidden;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** The loaders of an activity or fragment. */
public abstract class LoaderManager {
  /** Makes loaders and gets what they load, on the main thread. */
  public interface LoaderCallbacks<D> {
    Loader<D> onCreateLoader(int id, Bundle args);

    void onLoadFinished(Loader<D> loader, D data);

    void onLoaderReset(Loader<D> loader);
  }

  public static <T extends LifecycleOwner & ViewModelStoreOwner> LoaderManager getInstance(T owner) {
    return new LoaderManagerImpl(owner, owner.getViewModelStore());
  }

  /** For an owner that is both. */
  @Hidden
  public static LoaderManager of(LifecycleOwner owner) {
    return new LoaderManagerImpl(owner, ((ViewModelStoreOwner) owner).getViewModelStore());
  }

  /** Whether the owner has had loaders. */
  @Hidden
  public static boolean hasInstance(ViewModelStoreOwner owner) {
    return LoaderManagerImpl.Kept.in(owner.getViewModelStore());
  }

  public static void enableDebugLogging(boolean enabled) {}

  public abstract <D> Loader<D> initLoader(int id, Bundle args, LoaderCallbacks<D> callback);

  public abstract <D> Loader<D> restartLoader(int id, Bundle args, LoaderCallbacks<D> callback);

  public abstract void destroyLoader(int id);

  public abstract <D> Loader<D> getLoader(int id);

  public boolean hasRunningLoaders() {
    return false;
  }

  public abstract void markForRedelivery();

  @Deprecated
  public abstract void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args);
}

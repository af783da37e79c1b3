package androidx.activity.contextaware;

import android.content.Context;
import antecede.Bag;

/** Keeps the listeners of something that gets a context. */
public final class ContextAwareHelper {
  private final Bag<OnContextAvailableListener> listeners = new Bag<OnContextAvailableListener>();
  private Context context;

  public Context peekAvailableContext() {
    return context;
  }

  public void addOnContextAvailableListener(OnContextAvailableListener listener) {
    if (context != null) listener.onContextAvailable(context);
    listeners.add(listener);
  }

  public void removeOnContextAvailableListener(OnContextAvailableListener listener) {
    listeners.remove(listener);
  }

  public void dispatchOnContextAvailable(Context context) {
    this.context = context;
    Bag<OnContextAvailableListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).onContextAvailable(context);
  }

  public void clearAvailableContext() {
    context = null;
  }
}

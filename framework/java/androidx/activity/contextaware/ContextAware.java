package androidx.activity.contextaware;

import android.content.Context;

/** Something that gets a context. */
public interface ContextAware {
  Context peekAvailableContext();

  void addOnContextAvailableListener(OnContextAvailableListener listener);

  void removeOnContextAvailableListener(OnContextAvailableListener listener);
}

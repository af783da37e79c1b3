package androidx.activity.contextaware;

import android.content.Context;

/** Hears that there is a context. */
public interface OnContextAvailableListener {
  void onContextAvailable(Context context);
}

package androidx.viewpager2.adapter;

import android.os.Parcelable;

/** An adapter that keeps a state. */
public interface StatefulAdapter {
  Parcelable saveState();

  void restoreState(Parcelable savedState);
}

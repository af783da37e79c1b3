package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;

public class Preference {
  private final Context mContext;

  public Preference(Context context, AttributeSet attributes) { mContext = context; }

  public Context getContext() { return mContext; }

  public void onAttached() {}
}

package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;

public final class PreferenceScreen extends PreferenceGroup {
  public PreferenceScreen(Context context, AttributeSet attributes) { super(context, attributes); }
}

package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;
import java.util.ArrayList;
import java.util.List;

public abstract class PreferenceGroup extends Preference {
  private final List<Preference> mPreferences = new ArrayList<>();

  public PreferenceGroup(Context context, AttributeSet attributes) { super(context, attributes); }

  public boolean addPreference(Preference preference) { return mPreferences.add(preference); }

  public int getPreferenceCount() { return mPreferences.size(); }

  public Preference getPreference(int index) { return mPreferences.get(index); }
}

package android.preference;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.util.AttributeSet;

/** Makes the platform's preferences. */
final class PreferenceInflater extends GenericInflater<Preference> {
  private final PreferenceManager manager;

  PreferenceInflater(Context context, PreferenceManager manager) {
    super(context);
    this.manager = manager;
  }

  @Override
  protected void begin(Preference root) { root.onAttachedToHierarchy(manager); }

  @Override
  protected void add(Preference parent, Preference child) { ((PreferenceGroup) parent).addItemFromInflater(child); }

  @Override
  protected void setIntent(Preference preference, Intent intent) { preference.setIntent(intent); }

  @Override
  protected Bundle extras(Preference preference) { return preference.getExtras(); }

  @Override
  protected Preference make(String name, AttributeSet attributes) {
    switch (name) {
      case "Preference":
        return new Preference(context, attributes);
      case "PreferenceScreen":
        return new PreferenceScreen(context, attributes);
      case "PreferenceCategory":
        return new PreferenceCategory(context, attributes);
      case "CheckBoxPreference":
        return new CheckBoxPreference(context, attributes);
      case "SwitchPreference":
        return new SwitchPreference(context, attributes);
      case "ListPreference":
        return new ListPreference(context, attributes);
      case "MultiSelectListPreference":
        return new MultiSelectListPreference(context, attributes);
      case "EditTextPreference":
        return new EditTextPreference(context, attributes);
      case "RingtonePreference":
        return new RingtonePreference(context, attributes);
      default:
        return reflected(name.indexOf('.') < 0 ? "android.preference." + name : name, attributes);
    }
  }
}

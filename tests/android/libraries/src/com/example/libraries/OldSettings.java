package com.example.libraries;

import android.content.SharedPreferences;
import android.os.Bundle;
import android.support.v7.app.AppCompatActivity;
import android.support.v7.preference.Preference;
import android.support.v7.preference.PreferenceFragmentCompat;
import android.support.v7.preference.PreferenceGroup;
import android.support.v7.preference.PreferenceManager;
import java.util.TreeSet;

/** The same with the older names: prints what is heard, in its order. */
public class OldSettings extends AppCompatActivity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    PreferenceManager.setDefaultValues(this, getResources().getIdentifier("old_settings", "xml", getPackageName()), false);
    if (saved == null) getSupportFragmentManager().beginTransaction().replace(android.R.id.content, new Page()).commit();
  }

  public static class About extends PreferenceFragmentCompat {
    @Override
    public void onCreatePreferences(Bundle saved, String rootKey) {
      setPreferenceScreen(getPreferenceManager().createPreferenceScreen(getContext()));
      System.out.println("about");
    }
  }

  public static class Page extends PreferenceFragmentCompat
      implements SharedPreferences.OnSharedPreferenceChangeListener, Preference.OnPreferenceChangeListener {
    @Override
    public void onCreatePreferences(Bundle saved, String rootKey) {
      setPreferencesFromResource(getResources().getIdentifier("old_settings", "xml", getContext().getPackageName()), rootKey);
      listen(getPreferenceScreen());
      System.out.println("onCreatePreferences " + (saved == null ? "new" : "saved"));
    }

    private void listen(PreferenceGroup group) {
      for (int i = 0; i < group.getPreferenceCount(); i++) {
        group.getPreference(i).setOnPreferenceChangeListener(this);
        if (group.getPreference(i) instanceof PreferenceGroup) listen((PreferenceGroup) group.getPreference(i));
      }
    }

    @Override
    public void onResume() {
      super.onResume();
      getPreferenceScreen().getSharedPreferences().registerOnSharedPreferenceChangeListener(this);
      System.out.println("values " + new java.util.TreeMap<String, Object>(getPreferenceScreen().getSharedPreferences().getAll()));
    }

    @Override
    public void onPause() {
      super.onPause();
      getPreferenceScreen().getSharedPreferences().unregisterOnSharedPreferenceChangeListener(this);
    }

    @Override
    public boolean onPreferenceTreeClick(Preference preference) {
      System.out.println("click " + preference.getKey());
      return super.onPreferenceTreeClick(preference);
    }

    @Override
    public boolean onPreferenceChange(Preference preference, Object newValue) {
      System.out.println("change " + preference.getKey() + " to " + newValue);
      return !String.valueOf(newValue).endsWith("Eve");
    }

    @Override
    public void onSharedPreferenceChanged(SharedPreferences preferences, String key) {
      Object value = preferences.getAll().get(key);
      System.out.println("stored " + key + " = " + (value instanceof java.util.Set ? new TreeSet<Object>((java.util.Set<?>) value) : value));
      System.out.println("shake enabled: " + findPreference("shake").isEnabled() + ", colour: " + findPreference("colour").getSummary());
    }
  }
}

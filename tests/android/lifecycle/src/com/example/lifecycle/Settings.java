package com.example.lifecycle;

import android.content.SharedPreferences;
import android.os.Bundle;
import android.preference.CheckBoxPreference;
import android.preference.Preference;
import android.preference.PreferenceFragment;
import android.preference.PreferenceScreen;

/** Shows preferences in a fragment. */
public class Settings extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved == null) getFragmentManager().beginTransaction().replace(android.R.id.content, new Page()).commit();
  }

  public static class Page extends PreferenceFragment
      implements SharedPreferences.OnSharedPreferenceChangeListener, Preference.OnPreferenceChangeListener {
    private void say(String what) {
      System.out.println("Page." + what);
    }

    @Override
    public void onCreate(Bundle saved) {
      super.onCreate(saved);
      say("onCreate");
      PreferenceScreen screen = getPreferenceManager().createPreferenceScreen(getActivity());
      CheckBoxPreference box = new CheckBoxPreference(getActivity());
      box.setKey("loud");
      box.setTitle("loud");
      box.setOnPreferenceChangeListener(this);
      screen.addPreference(box);
      setPreferenceScreen(screen);
    }

    @Override
    public void onResume() {
      super.onResume();
      say("onResume");
      getPreferenceScreen().getSharedPreferences().registerOnSharedPreferenceChangeListener(this);
    }

    @Override
    public void onPause() {
      super.onPause();
      say("onPause");
      getPreferenceScreen().getSharedPreferences().unregisterOnSharedPreferenceChangeListener(this);
    }

    @Override
    public boolean onPreferenceChange(Preference preference, Object value) {
      say("onPreferenceChange " + value);
      return true;
    }

    @Override
    public void onSharedPreferenceChanged(SharedPreferences preferences, String key) {
      say("onSharedPreferenceChanged " + key + " " + preferences.getBoolean(key, false));
    }

    @Override
    public boolean onPreferenceTreeClick(PreferenceScreen screen, Preference preference) {
      say("onPreferenceTreeClick " + preference.getKey());
      return super.onPreferenceTreeClick(screen, preference);
    }
  }
}

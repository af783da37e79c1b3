package reach.inflaters;

import android.app.Activity;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import androidx.appcompat.view.SupportMenuInflater;
import androidx.preference.Preference;
import androidx.preference.PreferenceInflater;
import androidx.preference.PreferenceScreen;

/** A menu and a screen of preferences are read by parsers that the app brings along. */
public class Main extends Activity {
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    PreferenceScreen screen = (PreferenceScreen) new PreferenceInflater(this).inflate(R.xml.settings, null);
    for (int i = 0; i < screen.getPreferenceCount(); i++) {
      Preference preference = screen.getPreference(i);
      preference.onAttached();
    }
  }

  @Override public MenuInflater getMenuInflater() { return new SupportMenuInflater(this); }

  @Override public boolean onCreateOptionsMenu(Menu menu) {
    getMenuInflater().inflate(R.menu.main, menu);
    for (int i = 0; i < menu.size(); i++) {
      if (menu.getItem(i).getActionView() instanceof Bar) ((Bar) menu.getItem(i).getActionView()).raise();
    }
    return true;
  }

  public void refresh(MenuItem item) { count++; }

  public void unused(MenuItem item) { count++; }
}

package reach.screens;

import android.os.Bundle;
import android.preference.Preference;
import android.preference.PreferenceActivity;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;

/** A menu and a screen of preferences in files: they name a method, a view and a preference. */
public class Main extends PreferenceActivity {
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    addPreferencesFromResource(getResources().getIdentifier("settings", "xml", getPackageName()));
    ((Colour) findPreference("colour")).dye();
    // The bar has a view that takes all the height it gets: the list below is still there.
    findPreference("about").setOnPreferenceClickListener(new Preference.OnPreferenceClickListener() {
      @Override public boolean onPreferenceClick(Preference preference) {
        count++;
        return true;
      }
    });
  }

  @Override public boolean onCreateOptionsMenu(Menu menu) {
    getMenuInflater().inflate(getResources().getIdentifier("main", "menu", getPackageName()), menu);
    for (int i = 0; i < menu.size(); i++) {
      if (menu.getItem(i).getActionView() instanceof Bar) ((Bar) menu.getItem(i).getActionView()).raise();
    }
    return true;
  }

  public void refresh(MenuItem item) { count++; }

  public void refresh(View other) {}
}

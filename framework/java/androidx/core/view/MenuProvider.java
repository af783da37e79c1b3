package androidx.core.view;

import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;

/** Adds to a menu. */
public interface MenuProvider {
  default void onPrepareMenu(Menu menu) {}

  void onCreateMenu(Menu menu, MenuInflater menuInflater);

  boolean onMenuItemSelected(MenuItem menuItem);

  default void onMenuClosed(Menu menu) {}
}

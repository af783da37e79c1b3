package com.example.lifecycle;

import android.os.Bundle;
import android.view.ContextMenu;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.widget.TextView;

/** Has an options menu and a context menu. */
public class Menus extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView text = new TextView(this);
    text.setText("hold me");
    setContentView(text);
    registerForContextMenu(text);
  }

  @Override
  public boolean onCreateOptionsMenu(Menu menu) {
    say("onCreateOptionsMenu");
    menu.add(0, 1, 0, "first");
    menu.add(0, 2, 0, "refresh");
    return true;
  }

  @Override
  public boolean onPrepareOptionsMenu(Menu menu) {
    say("onPrepareOptionsMenu " + menu.size());
    return true;
  }

  @Override
  public boolean onOptionsItemSelected(MenuItem item) {
    say("onOptionsItemSelected " + item.getTitle());
    if (item.getItemId() == 2) invalidateOptionsMenu();
    return true;
  }

  @Override
  public void onOptionsMenuClosed(Menu menu) {
    say("onOptionsMenuClosed");
  }

  @Override
  public void onCreateContextMenu(ContextMenu menu, View view, ContextMenu.ContextMenuInfo info) {
    say("onCreateContextMenu");
    menu.add(0, 3, 0, "copy");
  }

  @Override
  public boolean onContextItemSelected(MenuItem item) {
    say("onContextItemSelected " + item.getTitle());
    return true;
  }

  @Override
  public void onContextMenuClosed(Menu menu) {
    say("onContextMenuClosed");
  }
}

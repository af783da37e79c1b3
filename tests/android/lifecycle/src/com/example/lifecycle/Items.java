package com.example.lifecycle;

import android.app.ListActivity;
import android.os.Bundle;
import android.view.View;
import android.widget.ArrayAdapter;
import android.widget.ListView;

/** A list of three rows. */
public class Items extends ListActivity {
  private void say(String what) {
    System.out.println("Items." + what);
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    say("onCreate");
    setListAdapter(new ArrayAdapter<String>(this, android.R.layout.simple_list_item_1, new String[] {"one", "two", "three"}));
  }

  @Override
  public void onContentChanged() {
    super.onContentChanged();
    say("onContentChanged");
  }

  @Override
  protected void onListItemClick(ListView list, View view, int position, long id) {
    super.onListItemClick(list, view, position, id);
    say("onListItemClick " + position);
  }

  @Override
  protected void onResume() {
    super.onResume();
    say("onResume");
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    say("onDestroy");
  }
}

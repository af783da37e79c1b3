package com.example.platform;

import android.os.Bundle;
import android.preference.PreferenceActivity;
import android.view.LayoutInflater;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Puts a bar of its own above the platform's list, as apps with an AppCompat toolbar do. */
public class Settings extends PreferenceActivity {
  private TextView bar;

  @Override
  public void setContentView(int layout) {
    LinearLayout column = new LinearLayout(this);
    column.setOrientation(LinearLayout.VERTICAL);
    bar = new TextView(this);
    column.addView(bar);
    LayoutInflater.from(this).inflate(layout, column, true);
    getWindow().setContentView(column);
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    bar.setText("Settings");
    System.out.println("settings: list " + (getListView().getParent().getParent() == bar.getParent()));
  }
}

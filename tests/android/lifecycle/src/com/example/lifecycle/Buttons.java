package com.example.lifecycle;

import android.app.Activity;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;

/** A screen of buttons, four in a row. */
public final class Buttons {
  /** Who hears of a click. */
  public interface Listener {
    void pressed(String name);
  }

  private Buttons() {}

  public static LinearLayout show(Activity activity, final Listener listener, String... names) {
    LinearLayout column = new LinearLayout(activity);
    column.setOrientation(LinearLayout.VERTICAL);
    LinearLayout row = null;
    for (int i = 0; i < names.length; i++) {
      if (i % 4 == 0) {
        row = new LinearLayout(activity);
        column.addView(row, new LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, 90));
      }
      final String name = names[i];
      Button button = new Button(activity);
      button.setText(name);
      button.setOnClickListener(new View.OnClickListener() {
        @Override
        public void onClick(View view) {
          listener.pressed(name);
        }
      });
      row.addView(button, new LinearLayout.LayoutParams(0, LinearLayout.LayoutParams.MATCH_PARENT, 1));
    }
    activity.setContentView(column);
    return column;
  }
}

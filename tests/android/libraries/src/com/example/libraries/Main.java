package com.example.libraries;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;

/** Opens the others. */
public class Main extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    all.setOrientation(LinearLayout.VERTICAL);
    add(all, "settings", Settings.class);
    add(all, "old settings", OldSettings.class);
    add(all, "controls", Controls.class);
    setContentView(all);
  }

  private void add(LinearLayout to, String text, final Class<?> target) {
    Button button = new Button(this);
    button.setText(text);
    button.setOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View view) {
        startActivity(new Intent(Main.this, target));
      }
    });
    to.addView(button);
  }
}

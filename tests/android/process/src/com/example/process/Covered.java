package com.example.process;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.FrameLayout;

/** A button that lies below another one. */
public class Covered extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    FrameLayout frame = new FrameLayout(this);
    for (final String name : new String[] {"below", "above"}) {
      Button button = new Button(this);
      button.setText(name);
      button.setOnClickListener(new View.OnClickListener() {
        @Override
        public void onClick(View view) {
          System.out.println("clicked " + name);
        }
      });
      frame.addView(button, new FrameLayout.LayoutParams(FrameLayout.LayoutParams.MATCH_PARENT, FrameLayout.LayoutParams.MATCH_PARENT));
    }
    setContentView(frame);
  }
}

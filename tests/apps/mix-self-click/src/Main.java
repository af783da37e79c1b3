package ground.mixselfclick;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Counts in the background. */
public class Main extends Activity implements View.OnClickListener {
  TextView page;
  int clicks;
  int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Add");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
  }

  @Override public void onClick(View view) {
    int times = clicks; // @clicks
    clicks = times + 1; // @click
    new Thread(this::add).start();
  }

  void add() {
    int old = count; // @get
    SystemClock.sleep(100);
    count = old + 1; // @put
    runOnUiThread(this::show);
  }

  void show() {
    page.setText("count " + count); // @show
  }
}

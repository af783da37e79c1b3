package ground.generationguardracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** An answer to an old question comes after a new one was asked. */
public class Main extends Activity {
  TextView page;
  int generation;
  String answer = "";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::ask).start();
    new Thread(this::refresh).start();
  }

  void ask() { runOnUiThread(() -> show(0)); } // @post-show

  void refresh() { runOnUiThread(this::renew); } // @post-renew

  void show(int asked) {
    answer = "old"; // @old
    page.post(this::draw);
  }

  void renew() {
    generation++;
    answer = "new"; // @new
    page.post(this::draw);
  }

  void draw() {
    page.setText(answer); // @draw
  }
}

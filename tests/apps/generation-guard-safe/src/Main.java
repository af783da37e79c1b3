package ground.generationguardsafe;

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
    if (asked != generation) return; // @guard
    answer = "old"; // @old
    page.setText(answer);
  }

  void renew() {
    generation++; // @next
    answer = "new"; // @new
    page.setText(answer);
  }
}

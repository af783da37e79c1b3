package ground.mixjoinhelper;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Counts with the help of others. */
public class Main extends Activity {
  int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    Crew crew = new Crew(this::left, this::right);
    crew.begin();
    crew.finish();
    int sum = count; // @show
    new Thread(this::late).start();
    Thread.yield();
    int other = count; // @again
    page.setText("count " + sum + ", then " + other);
  }

  void left() { add(); }

  void right() { add(); }

  void add() {
    int old = count; // @get
    count = old + 1; // @put
  }

  void late() {
    count = 9; // @late
  }
}

package ground.selfraceeventracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Thread(() -> runOnUiThread(() -> show("News"))).start();
    new Thread(() -> runOnUiThread(() -> show("Weather"))).start();
  }

  void show(String text) {
    shown = text; // @set
    view.post(this::draw);
  }

  void draw() {
    view.setText(shown); // @draw
  }
}

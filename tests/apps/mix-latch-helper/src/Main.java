package ground.mixlatchhelper;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Three threads and a gate. */
public class Main extends Activity {
  final Gate gate = new Gate(2);
  TextView page;
  String a;
  String b;
  String c;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::three).start();
    new Thread(this::one).start();
    new Thread(this::two).start();
  }

  void one() {
    a = "a"; // @set-a
    gate.open();
  }

  void two() {
    b = "b"; // @set-b
    gate.open();
    c = "c"; // @set-c
  }

  void three() {
    gate.pass();
    String text = a; // @get-a
    text += b; // @get-b
    text += c; // @get-c
    String all = text;
    runOnUiThread(() -> page.setText(all));
  }
}

package ground.mixguardshelper;

import android.app.Activity;
import android.os.Bundle;

/** Two that use, two that take away. */
public class Main extends Activity {
  String item = "item";
  String box = "box";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::users).start();
    new Thread(this::others).start();
  }

  void users() {
    runOnUiThread(this::use);
    runOnUiThread(this::open);
  }

  void others() {
    runOnUiThread(this::refresh);
    runOnUiThread(this::drop);
  }

  void use() {
    item.length(); // @use
  }

  void refresh() {
    item = null; // @null
    item = fresh(); // @again
  }

  String fresh() { return "fresh"; }

  void open() {
    if (isThere()) box.length(); // @open
  }

  boolean isThere() {
    return box != null; // @check
  }

  void drop() {
    box = null; // @drop
  }
}

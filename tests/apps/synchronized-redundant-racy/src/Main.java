package ground.synchronizedredundantracy;

import android.app.Activity;
import android.os.Bundle;

/** A thread uses what another one frees, both under a lock. */
public class Main extends Activity {
  String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::use).start(); // @start-use
    new Thread(this::free).start(); // @start-free
  }

  void use() {
    synchronized (this) {
      item.length(); // @use
    }
  }

  void free() {
    synchronized (this) {
      item = null; // @free
    }
  }
}

package ground.synchronizedredundantsafe;

import android.app.Activity;
import android.os.Bundle;

/** A thread frees what was used before it was started, both under a lock. */
public class Main extends Activity {
  String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    use();
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

package ground.methodreferenceracy;

import android.app.Activity;
import android.os.Bundle;

/** Methods of another object are posted as references. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Item item = new Item();
    new Thread(() -> runOnUiThread(item::use)).start(); // @post-use
    new Thread(() -> runOnUiThread(item::free)).start(); // @post-free
  }

  static class Item {
    String text = "text";

    void use() {
      text.length(); // @use
    }

    void free() {
      text = null; // @free
    }
  }
}

package ground.methodreferencesafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

/** Methods of another object are posted as references. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Item item = new Item();
    Handler handler = new Handler(Looper.getMainLooper());
    handler.post(item::use); // @post-use
    handler.post(item::free); // @post-free
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

package ground.mixinterfacemany;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Gives steps to threads and to the looper. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    Model shared = new Model();
    new Thread(new Dispatcher(new Set(), shared)).start(); // @start-set
    new Thread(new Dispatcher(new Set(), new Model())).start(); // @start-own
    new Handler(Looper.getMainLooper()).post(new Dispatcher(new Show(page), shared)); // @post-show
  }
}

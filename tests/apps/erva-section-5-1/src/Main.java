package ground.ervasection51;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import android.widget.ArrayAdapter;
import android.widget.ListView;

public class Main extends Activity {
  final Handler main = new Handler(Looper.getMainLooper());
  ListView list;
  ArrayAdapter<String> adapter;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    list = new ListView(this);
    setContentView(list);
    new Thread(() -> main.post(this::fill)).start(); // @post-fill
    main.post(this::prepare); // @post-prepare
  }

  void prepare() {
    adapter = new ArrayAdapter<>(this, android.R.layout.simple_list_item_1); // @make
    list.setAdapter(adapter);
  }

  void fill() {
    try {
      adapter.add("a recent item"); // @use
    } catch (Exception e) {
      Log.e("Main", "Exception, maybe caused by a race. Ignored.", e);
    }
  }
}

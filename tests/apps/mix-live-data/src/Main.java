package ground.mixlivedata;

import android.os.Bundle;
import android.os.SystemClock;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.MutableLiveData;

/** Two observers of one text. */
public class Main extends FragmentActivity {
  final MutableLiveData<String> text = new MutableLiveData<>();
  TextView page;
  TextView bar;
  int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    page = new TextView(this);
    bar = new TextView(this);
    all.addView(page);
    all.addView(bar);
    setContentView(all);
    text.observe(this, this::show);
    text.observeForever(this::log);
    new Thread(this::load).start();
    SystemClock.sleep(5);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
    bar = null; // @free-bar
  }

  void load() {
    SystemClock.sleep(300);
    count = 1; // @count
    text.postValue("loaded");
  }

  void show(String value) {
    page.setText(value); // @use
  }

  void log(String value) {
    int loaded = count; // @get
    bar.setText(value + loaded); // @log
  }
}

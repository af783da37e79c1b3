package ground.livedatasafe;

import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.MutableLiveData;

/** A page that somebody else loads, as live data. */
public class Main extends FragmentActivity {
  final MutableLiveData<String> text = new MutableLiveData<>();
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    text.observe(this, this::show);
    new Thread(this::load).start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  void load() {
    SystemClock.sleep(600);
    text.postValue("loaded"); // @post
  }

  void show(String value) {
    page.setText(value); // @use
  }
}

package ground.sizeguardracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/** A list, and somebody who looks how long it is before taking something out of it. */
public class Main extends Activity {
  final List<String> titles = new ArrayList<>();
  TextView view;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    view = new TextView(this);
    setContentView(view);
    new Thread(this::askToAdd).start();
    new Thread(this::askToShow).start();
  }

  void askToAdd() { runOnUiThread(this::add); } // @post-add

  void askToShow() { runOnUiThread(this::show); } // @post-show

  void add() {
    titles.add("News"); // @add
  }

  void show() {
    if (titles.isEmpty()) return; // @guard
    view.setText(first());
  }

  String first() {
    return titles.get(0); // @get
  }
}

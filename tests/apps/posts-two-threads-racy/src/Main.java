package ground.poststwothreadsracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Two threads post to the main looper: the queue is first in, first out, but nothing says which thread comes first. */
public class Main extends Activity {
  final Handler handler = new Handler(Looper.getMainLooper());
  TextView view;
  String text = "";

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Thread(this::askForNews).start();
    new Thread(this::askForWeather).start();
  }

  void askForNews() {
    handler.post(this::showNews); // @post-news
  }

  void askForWeather() {
    handler.post(this::showWeather); // @post-weather
  }

  void showNews() {
    String shown = text; // @see-news
    text = shown + " news"; // @news
    view.setText(text);
  }

  void showWeather() {
    String shown = text; // @see-weather
    text = shown + " weather"; // @weather
    view.setText(text);
  }
}

package ground.mixapplicationqueue;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Asks the application for the queue. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    App app = (App) getApplication();
    app.queue.add(new Append(app, "a"));
    app.queue.add(new Append(app, "b"));
    page.setText(app.mode + app.text); // @show
  }
}

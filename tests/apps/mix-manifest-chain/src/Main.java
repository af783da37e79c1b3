package ground.mixmanifestchain;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.widget.TextView;

/** Tells a receiver of the manifest, which starts a service, which works on a thread. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    if (State.asked) return;
    State.asked = true;
    State.request = "request"; // @ask
    sendBroadcast(new Intent(this, Alarm.class));
    page.postDelayed(this::look, 200);
  }

  void look() {
    page.setText(State.answer); // @look
  }
}

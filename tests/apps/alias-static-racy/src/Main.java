package ground.aliasstaticracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** A session in a static field, and somebody who keeps what was in it. */
public class Main extends Activity {
  static Session current;
  Session kept;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    current = new Session("nobody");
    kept = current;
    Session session = current;
    new Thread(() -> login(session)).start(); // @start-login
    new Thread(this::look).start(); // @start-look
  }

  void login(Session session) {
    session.user = "Ada"; // @write
  }

  void look() {
    String user = kept.user; // @read
    runOnUiThread(() -> page.setText(user));
  }

  static class Session {
    String user;

    Session(String user) {
      this.user = user; // @make
    }
  }
}

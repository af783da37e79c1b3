package ground.keyguardsafe;

import android.app.Activity;
import android.os.Bundle;
import java.util.HashMap;
import java.util.Map;

/** A map, and somebody who uses what is in it. */
public class Main extends Activity {
  final Map<String, String> sessions = new HashMap<>();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    sessions.put("Ada", "open"); // @put
    new Thread(this::askToUse).start();
    new Thread(this::askToClose).start();
  }

  void askToUse() { runOnUiThread(this::use); } // @post-use

  void askToClose() { runOnUiThread(this::close); } // @post-close

  void use() {
    if (!sessions.containsKey("Ada")) return; // @guard
    session().length();
  }

  String session() {
    return sessions.get("Ada"); // @use
  }

  void close() {
    sessions.remove("Ada"); // @close
  }
}

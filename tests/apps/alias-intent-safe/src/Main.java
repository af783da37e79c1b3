package ground.aliasintentsafe;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.SystemClock;
import java.io.Serializable;

/** Shows a note in another activity, and goes on writing it. */
public class Main extends Activity {
  static Note current;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    current = new Note();
    startActivity(new Intent(this, Show.class).putExtra("note", current));
    new Thread(this::edit).start(); // @start
  }

  void edit() {
    SystemClock.sleep(23);
    current.text = "new"; // @write
  }

  static class Note implements Serializable {
    String text = "old"; // @make
  }
}

package ground.aliasintentracy;

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
    Note note = new Note();
    current = note;
    startActivity(new Intent(this, Show.class));
    new Thread(() -> edit(note)).start(); // @start
  }

  void edit(Note note) {
    SystemClock.sleep(23);
    note.text = "new"; // @write
  }

  static class Note implements Serializable {
    String text = "old"; // @make
  }
}

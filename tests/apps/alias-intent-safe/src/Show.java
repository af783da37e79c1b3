package ground.aliasintentsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Shows a note. */
public class Show extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Main.Note note = (Main.Note) getIntent().getSerializableExtra("note");
    TextView page = new TextView(this);
    page.setText(note.text); // @read
    setContentView(page);
  }
}

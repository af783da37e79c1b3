package ground.mixdialogtask;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Asks something. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    if (saved == null) new Question(this).show();
  }
}

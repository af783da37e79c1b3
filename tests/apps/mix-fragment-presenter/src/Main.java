package ground.mixfragmentpresenter;

import android.app.Activity;
import android.os.Bundle;

/** Shows a fragment. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved == null) getFragmentManager().beginTransaction().add(android.R.id.content, new Page()).commit();
  }

  @Override public void onBackPressed() { finish(); }
}

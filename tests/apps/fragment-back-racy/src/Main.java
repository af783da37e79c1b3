package ground.fragmentbackracy;

import android.app.Activity;
import android.os.Bundle;

/** Shows a fragment, which Back takes away. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved != null) return;
    getFragmentManager().beginTransaction().add(android.R.id.content, new Page()).addToBackStack(null).commit();
  }
}

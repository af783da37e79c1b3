package ground.mixfragmentcallback;

import android.os.Bundle;
import androidx.fragment.app.FragmentActivity;

/** Shows two fragments, which Back takes away. */
public class Main extends FragmentActivity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved != null) return;
    getSupportFragmentManager().beginTransaction().add(android.R.id.content, new Page()).add(android.R.id.content, new Quiet())
        .addToBackStack(null).commit();
  }
}

package ground.fragmentbackandroidxsafe;

import android.os.Bundle;
import androidx.fragment.app.FragmentActivity;

/** Shows a fragment, which Back takes away. */
public class Main extends FragmentActivity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved != null) return;
    getSupportFragmentManager().beginTransaction().add(android.R.id.content, new Page()).addToBackStack(null).commit();
  }
}

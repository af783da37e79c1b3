package ground.mixfragmentshost;

import android.os.Bundle;
import android.widget.TextView;
import androidx.fragment.app.FragmentActivity;

/** Hosts two fragments. */
public class Main extends FragmentActivity {
  TextView side;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved != null) return;
    getSupportFragmentManager().beginTransaction().add(android.R.id.content, new One()).commit();
    getSupportFragmentManager().beginTransaction().add(android.R.id.content, new Two()).addToBackStack(null).commit();
  }
}

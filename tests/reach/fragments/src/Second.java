package reach.fragments;

import android.os.Bundle;
import androidx.fragment.app.FragmentActivity;

/** A layout names fragments of the library, one in a container. */
public class Second extends FragmentActivity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.second);
    ((Contained) getSupportFragmentManager().findFragmentById(R.id.place)).found();
  }

  void told() { Main.count++; }
}

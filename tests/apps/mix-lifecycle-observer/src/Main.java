package ground.mixlifecycleobserver;

import android.os.Bundle;
import androidx.fragment.app.FragmentActivity;

/** Has a player that watches its life. */
public class Main extends FragmentActivity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Player player = new Player();
    getLifecycle().addObserver(player);
    new Thread(player::load).start();
  }
}

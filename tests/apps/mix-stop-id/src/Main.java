package ground.mixstopid;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

/** Asks for two pieces of work at once. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved != null) return;
    startService(new Intent(this, Sync.class));
    startService(new Intent(this, Sync.class));
  }
}

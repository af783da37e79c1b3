package ground.mixservicehandler;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

/** Has a service as long as it lives. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    startService(new Intent(this, Work.class));
    startService(new Intent(this, Work.class));
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    stopService(new Intent(this, Work.class));
  }
}

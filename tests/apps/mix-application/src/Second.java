package ground.mixapplication;

import android.app.Activity;
import android.os.Bundle;

/** Greets, too. */
public class Second extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    App app = (App) getApplication();
    String user = app.user; // @second
    String left = app.left; // @seen
    System.out.println("second: " + user + " " + left);
  }
}

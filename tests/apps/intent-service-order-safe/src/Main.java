package ground.intentserviceordersafe;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

/** Starts two pieces of work, one after the other. */
public class Main extends Activity {
  static String picture = "large";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    startService(new Intent("resize", null, this, Work.class));
    startService(new Intent("upload", null, this, Work.class));
  }
}

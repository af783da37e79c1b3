package ground.mixactivityresult;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

/** Has chosen before it is seen. */
public class Second extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setResult(RESULT_OK, new Intent("chosen"));
    finish();
  }
}

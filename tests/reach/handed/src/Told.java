package reach.handed;

import android.app.Activity;
import android.os.Bundle;

public class Told extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    ((Word) getIntent().getParcelableArrayExtra("words")[0]).say();
  }
}

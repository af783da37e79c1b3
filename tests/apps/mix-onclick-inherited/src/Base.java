package ground.mixonclickinherited;

import android.app.Activity;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;

/** Buttons whose method is named in layouts. */
public abstract class Base extends Activity {
  TextView page;
  String loaded = "nothing";
  String last = "";

  public void press(View button) {
    String all = last + ((Button) button).getText(); // @last
    last = all; // @press
    page.setText(all + loaded); // @get
  }
}

package ground.recreationracy;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Back opens it anew: the new instance is created before the old one is destroyed. */
public class Main extends Activity {
  static String session;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    session = "open"; // @open
    TextView page = new TextView(this);
    page.setText("Look");
    page.setOnClickListener(new Look());
    setContentView(page);
  }

  @Override public void onBackPressed() {
    startActivity(new Intent(this, Main.class));
    finish();
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    session = null; // @free
  }

  class Look implements View.OnClickListener {
    @Override public void onClick(View view) {
      ((TextView) view).setText(session.toString()); // @use
    }
  }
}

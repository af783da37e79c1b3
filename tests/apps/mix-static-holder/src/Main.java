package ground.mixstaticholder;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Tells who is logged in. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Who");
    button.setOnClickListener(new Who());
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
    new Login().execute(); // @execute
  }

  class Who implements View.OnClickListener {
    @Override public void onClick(View view) {
      int visits = Session.visits; // @count
      Session.visits = visits + 1; // @again
      page.setText(Session.user); // @use
    }
  }
}

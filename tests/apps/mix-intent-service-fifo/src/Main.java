package ground.mixintentservicefifo;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Gives two pieces of work to a service, once in a process. */
public class Main extends Activity implements View.OnClickListener {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Look");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
    if (Log.started) return;
    Log.started = true;
    startService(new Intent(this, Work.class).setAction("a"));
    startService(new Intent(this, Work.class).setAction("b"));
  }

  @Override public void onClick(View view) {
    page.setText(Log.text); // @look
  }
}

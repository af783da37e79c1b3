package ground.mixactivityresult;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Has something chosen. */
public class Main extends Activity implements View.OnClickListener {
  TextView page;
  String choice = "nothing";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Choose");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
  }

  @Override protected void onResume() {
    super.onResume();
    page.setText(choice); // @show
  }

  @Override public void onClick(View view) {
    startActivityForResult(new Intent(this, Second.class), 1);
    new Thread(this::ask).start();
  }

  @Override protected void onActivityResult(int request, int code, Intent data) {
    super.onActivityResult(request, code, data);
    choice = "chosen"; // @choose
  }

  void ask() {
    SystemClock.sleep(5);
    runOnUiThread(this::clear);
  }

  void clear() {
    choice = "cleared"; // @clear
    page.setText("cleared");
  }
}

package ground.mixapplication;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;

/** Greets, and opens another activity. */
public class Main extends Activity implements View.OnClickListener {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Button button = new Button(this);
    button.setText("Open");
    button.setOnClickListener(this);
    setContentView(button);
    App app = (App) getApplication();
    String user = app.user; // @main
    System.out.println("main: " + user);
  }

  @Override protected void onPause() {
    super.onPause();
    ((App) getApplication()).left = "left"; // @left
  }

  @Override public void onClick(View view) { startActivity(new Intent(this, Second.class)); }
}

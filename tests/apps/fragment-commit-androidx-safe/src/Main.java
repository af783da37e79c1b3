package ground.fragmentcommitandroidxsafe;

import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;
import androidx.fragment.app.FragmentActivity;

/** A click opens a fragment and loads what it shows. */
public class Main extends FragmentActivity implements View.OnClickListener {
  final Page page = new Page();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Button open = new Button(this);
    open.setText("Open");
    open.setOnClickListener(this);
    setContentView(open);
  }

  @Override public void onClick(View open) {
    getSupportFragmentManager().beginTransaction().add(android.R.id.content, page).commit();
    new Load().start();
  }

  class Load extends Thread {
    @Override public void run() { runOnUiThread(new Show()); } // @post
  }

  class Show implements Runnable {
    @Override public void run() {
      TextView view = page.view; // @use
      setTitle(view == null ? "no page" : "page");
    }
  }
}

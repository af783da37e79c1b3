package ground.mixdialoganswer;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.DialogInterface;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Asks while it loads. */
public class Main extends Activity implements DialogInterface.OnDismissListener {
  TextView page;
  TextView end;
  String text = "nothing";
  boolean closed;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    page = new TextView(this);
    end = new TextView(this);
    all.addView(page);
    all.addView(end);
    setContentView(all);
    new AlertDialog.Builder(this).setMessage("Show it?").setPositiveButton("Yes", new Yes()).setOnDismissListener(this).show();
    new Load().execute();
  }

  @Override public void onDismiss(DialogInterface dialog) {
    closed = true; // @closed
  }

  class Yes implements DialogInterface.OnClickListener {
    @Override public void onClick(DialogInterface dialog, int which) {
      page.setText(text); // @get
    }
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(300);
      return "loaded";
    }

    @Override protected void onPostExecute(String loaded) {
      text = loaded; // @set
      end.setText(closed ? "closed" : "open"); // @look
    }
  }
}

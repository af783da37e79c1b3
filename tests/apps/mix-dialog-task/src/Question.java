package ground.mixdialogtask;

import android.app.Dialog;
import android.content.Context;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** A question that looks something up while it is there. */
class Question extends Dialog implements View.OnClickListener {
  private TextView line;
  private String hint;

  Question(Context context) { super(context); }

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    line = new TextView(getContext()); // @make
    hint = "hint"; // @hint
    Button button = new Button(getContext());
    button.setText("Look up");
    button.setOnClickListener(this);
    LinearLayout all = new LinearLayout(getContext());
    all.addView(line);
    all.addView(button);
    setContentView(all);
  }

  @Override public void onClick(View view) {
    String text = hint; // @ask
    new Lookup().execute(text);
  }

  @Override protected void onStop() {
    super.onStop();
    line = null; // @free
    hint = null; // @forget
  }

  class Lookup extends AsyncTask<String, Void, String> {
    @Override protected String doInBackground(String... texts) {
      SystemClock.sleep(300);
      return texts[0];
    }

    @Override protected void onPostExecute(String text) {
      line.setText(text); // @show
    }
  }
}

package ground.mixviewmodelback;

import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.ViewModelProvider;

/** Tells its model which view to use. */
public class Main extends FragmentActivity {
  Model model;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    model = new ViewModelProvider(this).get(Model.class);
    TextView page = new TextView(this);
    setContentView(page);
    model.view = page; // @attach
    if (saved == null) new Load(model).execute();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    model.view = null; // @detach
  }

  static class Load extends AsyncTask<Void, Void, String> {
    private final Model model;

    Load(Model model) { this.model = model; }

    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(400);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      model.view.setText(text); // @use
    }
  }
}

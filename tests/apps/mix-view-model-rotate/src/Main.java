package ground.mixviewmodelrotate;

import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.ViewModelProvider;

/** Keeps its result in a model. */
public class Main extends FragmentActivity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Model model = new ViewModelProvider(this).get(Model.class);
    TextView page = new TextView(this);
    setContentView(page);
    model.view = page; // @attach
    String value = model.value; // @show
    page.setText(value);
    if (saved == null) new Load(model).execute();
  }

  static class Load extends AsyncTask<Void, Void, String> {
    private final Model model;

    Load(Model model) { this.model = model; }

    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(300);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      model.value = text; // @set
      model.view.setText(text); // @use
    }
  }
}

package ground.executordirectracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.Executor;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Executor there = task -> new Thread(task).start();
    new Load().executeOnExecutor(there); // @load
    view.setText("Title: " + title); // @get
  }

  class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... none) {
      title = "News"; // @set
      return null;
    }
  }
}

package ground.asyncprogressracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String state;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    view = new TextView(this);
    setContentView(view);
    new Load().execute(); // @load
  }

  class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... none) {
      publishProgress();
      SystemClock.sleep(10); // a part of the download
      state = "half"; // @set
      return null;
    }

    @Override
    protected void onProgressUpdate(Void... none) {
      view.setText("Loaded: " + state); // @get
    }
  }
}

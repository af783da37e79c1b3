package ground.ercatchersection32;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.SystemClock;
import android.widget.Button;

public class Main extends Activity {
  long elapsedTime;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Button button = new Button(this);
    button.setText("Load");
    button.setOnClickListener(view -> load(200)); // @click
    setContentView(button);
    initTime();
    load(500); // @first
  }

  void initTime() {
    elapsedTime = 0; // @init
  }

  void load(int time) {
    new Load().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR, time);
  }

  class Load extends AsyncTask<Integer, Void, Integer> {
    @Override
    protected Integer doInBackground(Integer... time) {
      SystemClock.sleep(time[0]); // a download
      return time[0];
    }

    @Override
    protected void onPostExecute(Integer time) {
      elapsedTime = time; // @set
      new Handler().post(Main.this::tell);
    }
  }

  void tell() {
    setTitle("Took " + elapsedTime); // @tell
  }
}

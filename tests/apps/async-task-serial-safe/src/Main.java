package ground.asynctaskserialsafe;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

/** Two tasks on the serial executor: one after the other, in the order in which they were executed. */
public class Main extends Activity {
  String result = "none";

  class First extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      result = "first"; // @first
      return null;
    }
  }

  class Second extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      result = "second"; // @second
      return null;
    }

    @Override
    protected void onPostExecute(Void nothing) {
      setTitle(result); // @show
    }
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new First().execute(); // @execute-first
    new Second().execute(); // @execute-second
  }
}

package ground.mixflagtask;

import android.os.AsyncTask;

/** A task whose result is dropped once it was stopped. */
abstract class Stoppable extends AsyncTask<Void, Void, String> {
  private boolean stopped;

  void stop() {
    stopped = true; // @stop
  }

  @Override protected String doInBackground(Void... none) { return work(); }

  @Override protected void onPostExecute(String text) {
    if (!stopped) finished(text); // @check
  }

  abstract String work();

  abstract void finished(String text);
}

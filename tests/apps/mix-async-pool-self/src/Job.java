package ground.mixasyncpoolself;

import android.os.AsyncTask;
import android.widget.TextView;

/** Counts one. */
class Job extends AsyncTask<Void, Void, Void> {
  private final Counter counter;
  private final TextView page;

  Job(Counter counter, TextView page) {
    this.counter = counter;
    this.page = page;
  }

  @Override protected Void doInBackground(Void... none) {
    counter.add();
    return null;
  }

  @Override protected void onPostExecute(Void nothing) { page.setText("count " + counter.sum()); }
}

package ground.mixretainedobject;

import android.os.AsyncTask;
import android.os.SystemClock;

/** Loads for whoever is there. */
class Task extends AsyncTask<Void, Void, String> {
  private final Holder holder;

  Task(Holder holder) { this.holder = holder; }

  @Override protected String doInBackground(Void... none) {
    SystemClock.sleep(300);
    return "loaded";
  }

  @Override protected void onPostExecute(String text) {
    Main owner = holder.owner; // @use
    if (owner != null) owner.page.setText(text);
  }
}

package ground.mixtaskhooks;

import android.os.AsyncTask;

/** Something to do in the background, and something after it. */
abstract class Base extends AsyncTask<Void, Void, String> {
  final Main owner;

  Base(Main owner) { this.owner = owner; }

  @Override protected String doInBackground(Void... none) { return background(); }

  @Override protected void onPostExecute(String text) { front(text); }

  abstract String background();

  void front(String text) {}
}

package ground.mixcancel;

import android.os.AsyncTask;
import android.os.SystemClock;
import android.widget.TextView;

/** Loads for a page. */
class Load extends AsyncTask<Void, Void, String> {
  private TextView page;

  Load(TextView page) {
    this.page = page; // @make
  }

  void clear() {
    page = null; // @free
  }

  @Override protected String doInBackground(Void... none) {
    SystemClock.sleep(200);
    return "loaded ";
  }

  @Override protected void onPostExecute(String text) {
    page.append(text); // @use
  }
}

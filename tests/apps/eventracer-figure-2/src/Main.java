package ground.eventracerfigure2;

import android.app.Activity;
import android.app.ProgressDialog;
import android.content.Context;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;

public class Main extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    if (state == null) {
      new Downloader(this).execute(); // @execute
    }
  }

  static class Downloader extends AsyncTask<Void, Void, Void> {
    ProgressDialog dialog;

    Downloader(Context context) {
      dialog = new ProgressDialog(context); // @make
      dialog.setCancelable(false);
      dialog.show();
    }

    @Override
    protected Void doInBackground(Void... none) {
      SystemClock.sleep(3000); // a download
      return null;
    }

    @Override
    protected void onPostExecute(Void none) {
      dialog.dismiss(); // @dismiss
    }
  }
}

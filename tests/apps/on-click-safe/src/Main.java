package ground.onclicksafe;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.widget.Button;

/** A button whose method is named in the layout. */
public class Main extends Activity {
  String song = "silence";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(getResources().getIdentifier("main", "layout", getPackageName()));
    new Load().execute(); // @execute
  }

  public void play(View button) {
    ((Button) button).setText(song); // @use
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(300);
      return "song";
    }

    @Override protected void onPostExecute(String loaded) {
      song = loaded; // @set
      findViewById(getResources().getIdentifier("play", "id", getPackageName())).setEnabled(true);
    }
  }
}

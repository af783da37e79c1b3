package ground.mixfragmentshost;

import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

/** Loads something for the side. */
public class One extends Fragment {
  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    new Load((Main) getActivity()).execute();
    return new TextView(inflater.getContext());
  }

  static class Load extends AsyncTask<Void, Void, String> {
    private final Main host;

    Load(Main host) { this.host = host; }

    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(600);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      host.side.setText(text); // @use
    }
  }
}

package ground.fragmentbackandroidxsafe;

import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

/** Loads a text and shows it. */
public class Page extends Fragment {
  TextView view;

  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    view = new TextView(inflater.getContext()); // @make
    new Load().execute(); // @execute
    return view;
  }

  @Override public void onDestroyView() {
    super.onDestroyView();
    view = null; // @free
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(600);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      if (isAdded()) view.setText(text); // @use
    }
  }
}

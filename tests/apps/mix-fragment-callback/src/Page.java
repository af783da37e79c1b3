package ground.mixfragmentcallback;

import android.os.AsyncTask;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

/** Lets its task run on. */
public class Page extends Fragment implements Callback {
  TextView view;

  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    view = new TextView(inflater.getContext()); // @make
    new Loader(this).executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @execute
    return view;
  }

  @Override public void loaded(String text) {
    view.setText(text); // @use
  }

  @Override public void onDestroyView() {
    super.onDestroyView();
    view = null; // @free
  }
}

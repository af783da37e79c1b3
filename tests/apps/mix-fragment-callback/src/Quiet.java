package ground.mixfragmentcallback;

import android.os.AsyncTask;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

/** Cancels its task. */
public class Quiet extends Fragment implements Callback {
  private Loader task;
  TextView view;

  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    view = new TextView(inflater.getContext()); // @make-quiet
    task = new Loader(this);
    task.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @execute-quiet
    return view;
  }

  @Override public void loaded(String text) {
    view.setText(text); // @use-quiet
  }

  @Override public void onDestroyView() {
    super.onDestroyView();
    task.cancel(false);
    view = null; // @free-quiet
  }
}

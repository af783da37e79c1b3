package ground.fragmentcommitsafe;

import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

/** Shows a text. */
public class Page extends Fragment {
  TextView view;

  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    view = new TextView(inflater.getContext()); // @make
    return view;
  }
}

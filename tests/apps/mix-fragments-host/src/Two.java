package ground.mixfragmentshost;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

/** Gives the host its side. */
public class Two extends Fragment {
  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    TextView view = new TextView(inflater.getContext());
    ((Main) getActivity()).side = view; // @make
    return view;
  }

  @Override public void onDestroyView() {
    super.onDestroyView();
    ((Main) getActivity()).side = null; // @free
  }
}

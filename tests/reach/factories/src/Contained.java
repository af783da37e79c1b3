package reach.factories;

import android.view.View;
import org.parts.Fragment;

public class Contained extends Fragment {
  @Override public View onCreateView() { return new View(getActivity()); }

  @Override public void onResume() { ((Main) getActivity()).told(); }
}

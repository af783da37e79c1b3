package reach.factories;

import android.view.View;
import org.parts.Fragment;

/** Of a layout that nobody inflates. */
public class Unused extends Fragment {
  @Override public View onCreateView() { return new View(getActivity()); }

  @Override public void onResume() { Main.count++; }
}

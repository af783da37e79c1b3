package reach.factories;

import android.view.View;
import org.parts.Fragment;

public class Details extends Fragment {
  @Override public View onCreateView() {
    View view = new View(getActivity());
    view.setOnClickListener(new View.OnClickListener() {
      @Override public void onClick(View clicked) { Main.count++; }
    });
    return view;
  }

  @Override public void onResume() { ((Main) getActivity()).told(); }

  void found() { Main.count++; }
}

package ground.mixfragmentpresenter;

import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

/** Leaves its work to a presenter. */
public class Page extends Fragment {
  final Presenter presenter = new Presenter();

  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    TextView view = new TextView(inflater.getContext());
    presenter.attach(view);
    return view;
  }

  @Override public void onStart() {
    super.onStart();
    presenter.show();
  }

  @Override public void onStop() {
    super.onStop();
    presenter.hide();
  }

  @Override public void onDestroyView() {
    super.onDestroyView();
    presenter.detach();
  }
}

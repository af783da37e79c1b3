package reach.fragments;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.fragment.app.Fragment;

public class Details extends Fragment {
  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) { return new View(getActivity()); }

  @Override public void onResume() {
    super.onResume();
    if (getView() != null) ((Second) requireActivity()).told();
  }
}

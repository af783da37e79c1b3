package reach.fragments;

import android.app.Activity;
import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

public class ListPart extends Fragment implements View.OnClickListener {
  private Main host;

  @Override public void onAttach(Activity activity) {
    super.onAttach(activity);
    host = (Main) activity;
  }

  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    Main.count++;
    return inflater.inflate(R.layout.part, parent, false);
  }

  @Override public void onViewCreated(View view, Bundle saved) { view.findViewById(R.id.go).setOnClickListener(this); }

  @Override public void onStart() {
    super.onStart();
    ((Main) getActivity()).told();
  }

  @Override public void onDestroyView() {
    super.onDestroyView();
    Main.count--;
  }

  @Override public void onClick(View view) { clicked(); }

  void clicked() {
    Main.count++;
    host.told();
  }

  void found() { Main.count++; }
}

package reach.fragments;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.fragment.app.Fragment;

public class Contained extends Fragment {
  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle saved) {
    View view = new View(getContext());
    view.setOnClickListener(new View.OnClickListener() {
      @Override public void onClick(View clicked) { Main.count++; }
    });
    return view;
  }

  @Override public void onDestroy() {
    super.onDestroy();
    Main.count--;
  }

  void found() { Main.count++; }
}

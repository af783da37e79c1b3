package org.parts;

import android.view.View;

public class Fragment {
  FragmentActivity mHost;
  View mView;

  public FragmentActivity getActivity() { return mHost; }

  public View onCreateView() { return null; }

  public void onResume() {}
}

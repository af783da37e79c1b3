package android.webkit;

import android.app.Fragment;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

/** A fragment with a WebView. */
@Deprecated
public class WebViewFragment extends Fragment {
  private WebView view;
  private boolean available;

  public WebViewFragment() {}

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
    if (view != null) view.destroy();
    view = new WebView(getContext());
    available = true;
    return view;
  }

  @Override
  public void onPause() {
    super.onPause();
    view.onPause();
  }

  @Override
  public void onResume() {
    view.onResume();
    super.onResume();
  }

  @Override
  public void onDestroyView() {
    available = false;
    super.onDestroyView();
  }

  @Override
  public void onDestroy() {
    if (view != null) view.destroy();
    view = null;
    super.onDestroy();
  }

  public WebView getWebView() { return available ? view : null; }
}

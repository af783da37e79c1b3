package androidx.fragment.app;

import android.os.Bundle;

/** Hears of a result that another fragment has. */
public interface FragmentResultListener {
  void onFragmentResult(String requestKey, Bundle result);
}

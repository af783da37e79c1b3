package androidx.fragment.app;

import android.os.Bundle;
import androidx.lifecycle.LifecycleOwner;

/** Brings results from fragment to fragment. */
public interface FragmentResultOwner {
  void setFragmentResult(String requestKey, Bundle result);

  void clearFragmentResult(String requestKey);

  void setFragmentResultListener(String requestKey, LifecycleOwner lifecycleOwner, FragmentResultListener listener);

  void clearFragmentResultListener(String requestKey);
}

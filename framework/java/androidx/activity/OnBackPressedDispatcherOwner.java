package androidx.activity;

import androidx.lifecycle.LifecycleOwner;

/** Something with a dispatcher of Back. */
public interface OnBackPressedDispatcherOwner extends LifecycleOwner {
  OnBackPressedDispatcher getOnBackPressedDispatcher();
}

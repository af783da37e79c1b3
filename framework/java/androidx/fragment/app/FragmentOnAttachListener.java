package androidx.fragment.app;

/** Hears of fragments that are attached. */
public interface FragmentOnAttachListener {
  void onAttachFragment(FragmentManager fragmentManager, Fragment fragment);
}

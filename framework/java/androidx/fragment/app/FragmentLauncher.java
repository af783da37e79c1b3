package androidx.fragment.app;

import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.ActivityResultRegistry;
import androidx.activity.result.ActivityResultRegistryOwner;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.app.ActivityOptionsCompat;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;

/** A request of a fragment: known to the activity's registry once the fragment is created. */
final class FragmentLauncher<I, O> extends ActivityResultLauncher<I> implements LifecycleEventObserver {
  private final Fragment fragment;
  private final ActivityResultRegistry given;
  private final ActivityResultContract<I, O> contract;
  private final ActivityResultCallback<O> callback;
  private final int number;
  private ActivityResultLauncher<I> delegate;

  FragmentLauncher(Fragment fragment, ActivityResultRegistry given, ActivityResultContract<I, O> contract,
      ActivityResultCallback<O> callback, int number) {
    this.fragment = fragment;
    this.given = given;
    this.contract = contract;
    this.callback = callback;
    this.number = number;
    if (!fragment.life.is("initializing")) {
      throw new IllegalStateException("Fragment " + fragment + " is attempting to registerForActivityResult after being created."
          + " Fragments must call registerForActivityResult() before they are created (i.e. initialization, onAttach(), or onCreate()).");
    }
    fragment.getLifecycle().addObserver(this);
  }

  @Override
  public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
    if (event != Lifecycle.Event.ON_CREATE) return;
    ActivityResultRegistry registry = given;
    if (registry == null) {
      Object host = fragment.getHost();
      registry = host instanceof ActivityResultRegistryOwner
          ? ((ActivityResultRegistryOwner) host).getActivityResultRegistry()
          : fragment.requireActivity().getActivityResultRegistry();
    }
    delegate = registry.register("fragment_" + fragment.who + "_rq#" + number, fragment, contract, callback);
  }

  @Override
  public void launch(I input, ActivityOptionsCompat options) {
    if (delegate == null) throw new IllegalStateException("Operation cannot be started before fragment is in created state");
    delegate.launch(input, options);
  }

  @Override
  public void unregister() {
    if (delegate != null) delegate.unregister();
    delegate = null;
  }

  @Override
  public ActivityResultContract<I, ?> getContract() {
    return contract;
  }
}

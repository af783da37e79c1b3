package androidx.activity;

import android.app.Dialog;
import android.content.Context;
import android.os.Bundle;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LifecycleRegistry;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryController;
import androidx.savedstate.SavedStateRegistryOwner;

/** A dialog with a lifecycle and callbacks for Back. */
public class ComponentDialog extends Dialog implements LifecycleOwner, OnBackPressedDispatcherOwner, SavedStateRegistryOwner {
  private LifecycleRegistry registry;
  private final SavedStateRegistryController saved = SavedStateRegistryController.create(this);
  private final OnBackPressedDispatcher back = new OnBackPressedDispatcher(new Runnable() {
    @Override
    public void run() {
      superBackPressed();
    }
  });

  public ComponentDialog(Context context) {
    this(context, 0);
  }

  public ComponentDialog(Context context, int themeResId) {
    super(context, themeResId);
  }

  private void superBackPressed() {
    super.onBackPressed();
  }

  private LifecycleRegistry registry() {
    if (registry == null) registry = new LifecycleRegistry(this);
    return registry;
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    saved.performRestore(savedInstanceState);
    registry().handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
  }

  @Override
  protected void onStart() {
    super.onStart();
    registry().handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
  }

  @Override
  protected void onStop() {
    registry().handleLifecycleEvent(Lifecycle.Event.ON_DESTROY);
    registry = null;
    super.onStop();
  }

  @Override
  public Bundle onSaveInstanceState() {
    Bundle bundle = super.onSaveInstanceState();
    saved.performSave(bundle);
    return bundle;
  }

  @Override
  public Lifecycle getLifecycle() {
    return registry();
  }

  @Override
  public final OnBackPressedDispatcher getOnBackPressedDispatcher() {
    return back;
  }

  @Override
  public void onBackPressed() {
    back.onBackPressed();
  }

  @Override
  public SavedStateRegistry getSavedStateRegistry() {
    return saved.getSavedStateRegistry();
  }
}

package androidx.lifecycle;

import android.os.Bundle;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryOwner;

/** Makes view models that save values with their screen. */
public abstract class AbstractSavedStateViewModelFactory implements ViewModelProvider.Factory {
  private SavedStateRegistry registry;
  private Bundle defaults;

  public AbstractSavedStateViewModelFactory() {}

  public AbstractSavedStateViewModelFactory(SavedStateRegistryOwner owner, Bundle defaultArgs) {
    registry = owner.getSavedStateRegistry();
    defaults = defaultArgs;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    return create(extras.get(ViewModelProvider.NewInstanceFactory.VIEW_MODEL_KEY), modelClass);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass) {
    return create(modelClass.getCanonicalName(), modelClass);
  }

  private <T extends ViewModel> T create(String key, Class<T> modelClass) {
    if (registry == null) return create(key, modelClass, new SavedStateHandle());
    SavedStateHandle handle = SavedStateHandle.from(registry.consumeRestoredStateForKey(key), defaults);
    registry.unregisterSavedStateProvider(key);
    registry.registerSavedStateProvider(key, handle.provider());
    return create(key, modelClass, handle);
  }

  protected abstract <T extends ViewModel> T create(String key, Class<T> modelClass, SavedStateHandle handle);
}

package androidx.lifecycle;

import android.app.Application;
import android.os.Bundle;
import androidx.savedstate.SavedStateRegistryOwner;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Makes view models by whichever constructor they have: with application, with handle, with both, with nothing. */
public final class SavedStateViewModelFactory extends AbstractSavedStateViewModelFactory {
  private final Application application;

  public SavedStateViewModelFactory() {
    application = null;
  }

  public SavedStateViewModelFactory(Application application, SavedStateRegistryOwner owner) {
    this(application, owner, null);
  }

  public SavedStateViewModelFactory(Application application, SavedStateRegistryOwner owner, Bundle defaultArgs) {
    super(owner, defaultArgs);
    this.application = application;
  }

  @Override
  @SuppressWarnings("unchecked")
  protected <T extends ViewModel> T create(String key, Class<T> modelClass, SavedStateHandle handle) {
    try {
      for (Constructor<?> one : modelClass.getConstructors()) {
        Class<?>[] types = one.getParameterTypes();
        if (types.length == 2 && types[0] == Application.class && types[1] == SavedStateHandle.class) {
          return (T) one.newInstance(application, handle);
        }
        if (types.length == 1 && types[0] == SavedStateHandle.class) return (T) one.newInstance(handle);
      }
    } catch (InvocationTargetException e) {
      throw new RuntimeException("An exception happened in constructor of " + modelClass, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException("A " + modelClass + " cannot be instantiated.", e);
    }
    return ViewModelProvider.AndroidViewModelFactory.getInstance(application).create(modelClass);
  }
}

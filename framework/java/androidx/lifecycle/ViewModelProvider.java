package androidx.lifecycle;

import android.app.Application;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.lifecycle.viewmodel.MutableCreationExtras;
import antecede.Unlisted;
import java.lang.reflect.InvocationTargetException;

/** Gives view models, and makes them the first time. */
public class ViewModelProvider {
  private static final String DEFAULT_KEY = "androidx.lifecycle.ViewModelProvider.DefaultKey";

  private final ViewModelStore store;
  private final Factory factory;
  private final CreationExtras extras;

  /** Makes view models. */
  public interface Factory {
    default <T extends ViewModel> T create(Class<T> modelClass) {
      throw new UnsupportedOperationException(
          "Factory.create(String) is unsupported.  This Factory requires `CreationExtras` to be passed into `create` method.");
    }

    default <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
      return create(modelClass);
    }
  }

  /** Wants to see what it gives. */
  @Unlisted
  public static class OnRequeryFactory {
    public void onRequery(ViewModel viewModel) {}
  }

  /** Makes view models by their empty constructor. */
  public static class NewInstanceFactory implements Factory {
    public static final CreationExtras.Key<String> VIEW_MODEL_KEY = new CreationExtras.Key<String>() {};

    private static NewInstanceFactory instance;

    @Unlisted
    public static NewInstanceFactory getInstance() {
      if (instance == null) instance = new NewInstanceFactory();
      return instance;
    }

    @Override
    public <T extends ViewModel> T create(Class<T> modelClass) {
      try {
        return modelClass.getDeclaredConstructor().newInstance();
      } catch (InvocationTargetException e) {
        throw new RuntimeException("Cannot create an instance of " + modelClass, e.getCause());
      } catch (ReflectiveOperationException e) {
        throw new RuntimeException("Cannot create an instance of " + modelClass, e);
      }
    }
  }

  /** Makes those that want the application, too. */
  public static class AndroidViewModelFactory extends NewInstanceFactory {
    public static final CreationExtras.Key<Application> APPLICATION_KEY = new CreationExtras.Key<Application>() {};

    @Unlisted public static final Companion Companion = new Companion();

    private static AndroidViewModelFactory instance;
    private final Application application;

    /** What Kotlin code calls. */
    @Unlisted
    public static final class Companion {
      private Companion() {}

      public AndroidViewModelFactory getInstance(Application application) {
        return AndroidViewModelFactory.getInstance(application);
      }
    }

    public AndroidViewModelFactory() {
      this(null);
    }

    public AndroidViewModelFactory(Application application) {
      this.application = application;
    }

    public static AndroidViewModelFactory getInstance(Application application) {
      if (instance == null) instance = new AndroidViewModelFactory(application);
      return instance;
    }

    @Override
    public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
      Application known = application != null ? application : extras.get(APPLICATION_KEY);
      return create(modelClass, known);
    }

    @Override
    public <T extends ViewModel> T create(Class<T> modelClass) {
      return create(modelClass, application);
    }

    private <T extends ViewModel> T create(Class<T> modelClass, Application app) {
      if (!AndroidViewModel.class.isAssignableFrom(modelClass)) return super.create(modelClass);
      try {
        return modelClass.getConstructor(Application.class).newInstance(app);
      } catch (InvocationTargetException e) {
        throw new RuntimeException("Cannot create an instance of " + modelClass, e.getCause());
      } catch (ReflectiveOperationException e) {
        throw new RuntimeException("Cannot create an instance of " + modelClass, e);
      }
    }
  }

  public ViewModelProvider(ViewModelStoreOwner owner) {
    this(owner.getViewModelStore(), factoryOf(owner), extrasOf(owner));
  }

  public ViewModelProvider(ViewModelStoreOwner owner, Factory factory) {
    this(owner.getViewModelStore(), factory, extrasOf(owner));
  }

  public ViewModelProvider(ViewModelStore store, Factory factory) {
    this(store, factory, CreationExtras.Empty.INSTANCE);
  }

  public ViewModelProvider(ViewModelStore store, Factory factory, CreationExtras defaultCreationExtras) {
    this.store = store;
    this.factory = factory;
    extras = defaultCreationExtras;
  }

  private static Factory factoryOf(ViewModelStoreOwner owner) {
    return owner instanceof HasDefaultViewModelProviderFactory
        ? ((HasDefaultViewModelProviderFactory) owner).getDefaultViewModelProviderFactory()
        : NewInstanceFactory.getInstance();
  }

  private static CreationExtras extrasOf(ViewModelStoreOwner owner) {
    return owner instanceof HasDefaultViewModelProviderFactory
        ? ((HasDefaultViewModelProviderFactory) owner).getDefaultViewModelCreationExtras()
        : CreationExtras.Empty.INSTANCE;
  }

  public <T extends ViewModel> T get(Class<T> modelClass) {
    String name = modelClass.getCanonicalName();
    if (name == null) throw new IllegalArgumentException("Local and anonymous classes can not be ViewModels");
    return get(DEFAULT_KEY + ":" + name, modelClass);
  }

  @SuppressWarnings("unchecked")
  public <T extends ViewModel> T get(String key, Class<T> modelClass) {
    ViewModel known = store.get(key);
    if (modelClass.isInstance(known)) return (T) known;
    MutableCreationExtras all = new MutableCreationExtras(extras);
    all.set(NewInstanceFactory.VIEW_MODEL_KEY, key);
    T made = factory.create(modelClass, all);
    store.put(key, made);
    return made;
  }
}

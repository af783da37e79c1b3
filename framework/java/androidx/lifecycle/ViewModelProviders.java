package androidx.lifecycle;

import android.app.Application;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;

/** Providers for activities and fragments. */
@Deprecated
public class ViewModelProviders {
  /** As the one it extends. */
  @Deprecated
  public static class DefaultFactory extends ViewModelProvider.AndroidViewModelFactory {
    public DefaultFactory(Application application) {
      super(application);
    }
  }

  public static ViewModelProvider of(Fragment fragment) {
    return new ViewModelProvider(fragment);
  }

  public static ViewModelProvider of(FragmentActivity activity) {
    return new ViewModelProvider(activity);
  }

  public static ViewModelProvider of(Fragment fragment, ViewModelProvider.Factory factory) {
    if (factory == null) factory = fragment.getDefaultViewModelProviderFactory();
    return new ViewModelProvider(fragment.getViewModelStore(), factory);
  }

  public static ViewModelProvider of(FragmentActivity activity, ViewModelProvider.Factory factory) {
    if (factory == null) factory = activity.getDefaultViewModelProviderFactory();
    return new ViewModelProvider(activity.getViewModelStore(), factory);
  }
}

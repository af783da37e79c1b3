package androidx.lifecycle;

import androidx.lifecycle.viewmodel.CreationExtras;

/** Something that knows how its view models are made. */
public interface HasDefaultViewModelProviderFactory {
  ViewModelProvider.Factory getDefaultViewModelProviderFactory();

  default CreationExtras getDefaultViewModelCreationExtras() {
    return CreationExtras.Empty.INSTANCE;
  }
}

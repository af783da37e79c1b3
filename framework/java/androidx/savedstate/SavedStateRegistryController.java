package androidx.savedstate;

import android.os.Bundle;
import antecede.Unlisted;

/** The side of a registry that its owner sees. */
public final class SavedStateRegistryController {
  @Unlisted public static final Companion Companion = new Companion();

  private final SavedStateRegistry registry = new SavedStateRegistry();

  /** What Kotlin code calls. */
  @Unlisted
  public static final class Companion {
    private Companion() {}

    public SavedStateRegistryController create(SavedStateRegistryOwner owner) {
      return SavedStateRegistryController.create(owner);
    }
  }

  private SavedStateRegistryController() {}

  public static SavedStateRegistryController create(SavedStateRegistryOwner owner) {
    return new SavedStateRegistryController();
  }

  public SavedStateRegistry getSavedStateRegistry() {
    return registry;
  }

  public void performAttach() {}

  public void performRestore(Bundle savedState) {
    if (!registry.isRestored()) registry.restore(savedState);
  }

  public void performSave(Bundle outBundle) {
    registry.save(outBundle);
  }
}

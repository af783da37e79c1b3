package androidx.lifecycle;

/** Something that keeps view models. */
public interface ViewModelStoreOwner {
  ViewModelStore getViewModelStore();
}

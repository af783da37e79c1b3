package androidx.lifecycle.viewmodel;

/** Extras to be filled. */
public final class MutableCreationExtras extends CreationExtras {
  public MutableCreationExtras() {}

  public MutableCreationExtras(CreationExtras initialExtras) {
    copyFrom(initialExtras);
  }

  public <T> void set(Key<T> key, T t) {
    int index = keys.indexOf(key);
    if (index >= 0) {
      values.set(index, t);
    } else {
      keys.add(key);
      values.add(t);
    }
  }
}

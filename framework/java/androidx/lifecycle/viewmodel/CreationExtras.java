package androidx.lifecycle.viewmodel;

import antecede.Bag;
import antecede.Unlisted;

/** What a factory may want to know. */
public abstract class CreationExtras {
  final Bag<Key<?>> keys = new Bag<Key<?>>();
  final Bag<Object> values = new Bag<Object>();

  CreationExtras() {}

  /** The name of a value. */
  public interface Key<T> {}

  /** Nothing. */
  public static final class Empty extends CreationExtras {
    public static final Empty INSTANCE = new Empty();

    private Empty() {}
  }

  @SuppressWarnings("unchecked")
  public <T> T get(Key<T> key) {
    int index = keys.indexOf(key);
    return index < 0 ? null : (T) values.get(index);
  }

  @Unlisted
  final void copyFrom(CreationExtras other) {
    for (int i = 0; i < other.keys.size(); i++) {
      keys.add(other.keys.get(i));
      values.add(other.values.get(i));
    }
  }
}

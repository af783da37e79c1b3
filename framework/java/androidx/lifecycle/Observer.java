package androidx.lifecycle;

/** Gets the values of live data. */
public interface Observer<T> {
  void onChanged(T t);
}

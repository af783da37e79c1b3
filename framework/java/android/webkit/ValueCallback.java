package android.webkit;

/** Gets a value later. */
public interface ValueCallback<T> {
  void onReceiveValue(T value);
}

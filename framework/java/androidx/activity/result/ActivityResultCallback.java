package androidx.activity.result;

/** Gets a result. */
public interface ActivityResultCallback<O> {
  void onActivityResult(O result);
}

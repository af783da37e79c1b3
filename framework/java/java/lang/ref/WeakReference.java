package java.lang.ref;

/** A reference that should be emptied when nobody else needs the object; here it never is. */
public class WeakReference<T> extends Reference<T> {
  public WeakReference(T referent) {
    super(referent, null);
  }

  public WeakReference(T referent, ReferenceQueue<? super T> queue) {
    super(referent, queue);
  }
}

package java.lang.ref;

/** A reference that should be emptied when nobody else needs the object; here it never is. */
public class SoftReference<T> extends Reference<T> {
  public SoftReference(T referent) {
    super(referent, null);
  }

  public SoftReference(T referent, ReferenceQueue<? super T> queue) {
    super(referent, queue);
  }
}

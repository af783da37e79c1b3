package java.lang.ref;

/** A reference that gives nothing, and should be enqueued when the object is gone; here it never is. */
public class PhantomReference<T> extends Reference<T> {
  public PhantomReference(T referent, ReferenceQueue<? super T> queue) {
    super(referent, queue);
  }

  @Override
  public T get() {
    return null;
  }
}

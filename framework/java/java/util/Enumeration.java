package java.util;

/** The iterator of the first Java. */
public interface Enumeration<E> {
  boolean hasMoreElements();

  E nextElement();

  default Iterator<E> asIterator() {
    Enumeration<E> source = this;
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return source.hasMoreElements();
      }

      @Override
      public E next() {
        return source.nextElement();
      }
    };
  }
}

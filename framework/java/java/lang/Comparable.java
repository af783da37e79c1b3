package java.lang;

/** Objects that have a natural order. */
public interface Comparable<T> {
  int compareTo(T other);
}

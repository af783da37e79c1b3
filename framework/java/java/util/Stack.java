package java.util;

/** A vector used as a stack: its end is the top. */
public class Stack<E> extends Vector<E> {
  public Stack() {}

  public E push(E item) {
    addElement(item);
    return item;
  }

  public synchronized E pop() {
    E top = peek();
    removeElementAt(size() - 1);
    return top;
  }

  public synchronized E peek() {
    int size = size();
    if (size == 0) throw new EmptyStackException();
    return elementAt(size - 1);
  }

  public boolean empty() {
    return size() == 0;
  }

  public synchronized int search(Object o) {
    int index = lastIndexOf(o);
    return index < 0 ? -1 : size() - index;
  }
}

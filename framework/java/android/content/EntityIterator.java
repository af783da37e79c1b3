package android.content;

import java.util.Iterator;

/** Walks over entities. */
public interface EntityIterator extends Iterator<Entity> {
  void reset();

  void close();
}

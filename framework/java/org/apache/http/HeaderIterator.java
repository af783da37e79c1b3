package org.apache.http;

import java.util.Iterator;

/** Walks over headers. */
@Deprecated
public interface HeaderIterator extends Iterator {
  boolean hasNext();

  Header nextHeader();
}

package org.xml.sax.ext;

import org.xml.sax.Locator;

/** A place with the version and encoding of the entity. */
public interface Locator2 extends Locator {
  String getEncoding();

  String getXMLVersion();
}

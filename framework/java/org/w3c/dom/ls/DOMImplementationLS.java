package org.w3c.dom.ls;

import org.w3c.dom.DOMException;

/** An implementation that can load and save. */
public interface DOMImplementationLS {
  short MODE_ASYNCHRONOUS = 2;
  short MODE_SYNCHRONOUS = 1;

  LSInput createLSInput();

  LSOutput createLSOutput();

  LSParser createLSParser(short mode, String schemaType) throws DOMException;

  LSSerializer createLSSerializer();
}

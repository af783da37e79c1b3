package org.w3c.dom.ls;

import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.Node;

/** Makes text of documents. */
public interface LSSerializer {
  DOMConfiguration getDomConfig();

  String getNewLine();

  void setNewLine(String newLine);

  boolean write(Node node, LSOutput output) throws LSException;

  String writeToString(Node node) throws DOMException, LSException;

  boolean writeToURI(Node node, String uri) throws LSException;
}

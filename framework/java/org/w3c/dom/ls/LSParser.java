package org.w3c.dom.ls;

import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

/** Makes documents of text. */
public interface LSParser {
  short ACTION_APPEND_AS_CHILDREN = 1;
  short ACTION_INSERT_AFTER = 4;
  short ACTION_INSERT_BEFORE = 3;
  short ACTION_REPLACE = 5;
  short ACTION_REPLACE_CHILDREN = 2;

  void abort();

  boolean getAsync();

  boolean getBusy();

  DOMConfiguration getDomConfig();

  LSParserFilter getFilter();

  Document parse(LSInput lSInput) throws DOMException, LSException;

  Document parseURI(String name) throws DOMException, LSException;

  Node parseWithContext(LSInput input, Node context, short action) throws DOMException, LSException;

  void setFilter(LSParserFilter filter);
}

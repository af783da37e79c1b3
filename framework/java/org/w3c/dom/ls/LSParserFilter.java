package org.w3c.dom.ls;

import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Decides which nodes a parser keeps. */
public interface LSParserFilter {
  short FILTER_ACCEPT = 1;
  short FILTER_INTERRUPT = 4;
  short FILTER_REJECT = 2;
  short FILTER_SKIP = 3;

  short acceptNode(Node node);

  int getWhatToShow();

  short startElement(Element element);
}

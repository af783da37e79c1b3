package org.xml.sax;

/** A reader that gets its events from another. */
public interface XMLFilter extends XMLReader {
  XMLReader getParent();

  void setParent(XMLReader parent);
}

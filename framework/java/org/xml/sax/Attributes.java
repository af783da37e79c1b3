package org.xml.sax;

/** The attributes of an element. */
public interface Attributes {
  int getIndex(String uri, String localName);

  int getIndex(String name);

  int getLength();

  String getLocalName(int index);

  String getQName(int index);

  String getType(int index);

  String getType(String uri, String localName);

  String getType(String name);

  String getURI(int index);

  String getValue(int index);

  String getValue(String uri, String localName);

  String getValue(String name);
}

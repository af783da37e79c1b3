package org.xml.sax;

/** The attributes of an element, without namespaces. */
@Deprecated
public interface AttributeList {
  int getLength();

  String getName(int index);

  String getType(int index);

  String getType(String name);

  String getValue(int index);

  String getValue(String name);
}

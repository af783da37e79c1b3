package org.xml.sax.helpers;

import java.util.ArrayList;
import org.xml.sax.Attributes;

/** Attributes in a list. */
public class AttributesImpl implements Attributes {
  /** One attribute: namespace, local name, qualified name, type and value. */
  private final ArrayList<String[]> list = new ArrayList<>();

  public AttributesImpl() {}

  public AttributesImpl(Attributes atts) {
    setAttributes(atts);
  }

  private String part(int index, int part) {
    return index < 0 || index >= list.size() ? null : list.get(index)[part];
  }

  private String[] checked(int index) {
    if (index < 0 || index >= list.size()) {
      throw new ArrayIndexOutOfBoundsException("Attempt to modify attribute at illegal index: " + index);
    }
    return list.get(index);
  }

  @Override
  public int getLength() {
    return list.size();
  }

  @Override
  public String getURI(int index) {
    return part(index, 0);
  }

  @Override
  public String getLocalName(int index) {
    return part(index, 1);
  }

  @Override
  public String getQName(int index) {
    return part(index, 2);
  }

  @Override
  public String getType(int index) {
    return part(index, 3);
  }

  @Override
  public String getValue(int index) {
    return part(index, 4);
  }

  @Override
  public int getIndex(String uri, String localName) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i)[0].equals(uri) && list.get(i)[1].equals(localName)) return i;
    }
    return -1;
  }

  @Override
  public int getIndex(String qName) {
    for (int i = 0; i < list.size(); i++) if (list.get(i)[2].equals(qName)) return i;
    return -1;
  }

  @Override
  public String getType(String uri, String localName) {
    return getType(getIndex(uri, localName));
  }

  @Override
  public String getType(String qName) {
    return getType(getIndex(qName));
  }

  @Override
  public String getValue(String uri, String localName) {
    return getValue(getIndex(uri, localName));
  }

  @Override
  public String getValue(String qName) {
    return getValue(getIndex(qName));
  }

  public void clear() {
    list.clear();
  }

  public void setAttributes(Attributes atts) {
    list.clear();
    for (int i = 0; i < atts.getLength(); i++) {
      list.add(new String[] {atts.getURI(i), atts.getLocalName(i), atts.getQName(i), atts.getType(i),
          atts.getValue(i)});
    }
  }

  public void addAttribute(String uri, String localName, String qName, String type, String value) {
    list.add(new String[] {uri, localName, qName, type, value});
  }

  public void setAttribute(int index, String uri, String localName, String qName, String type, String value) {
    checked(index);
    list.set(index, new String[] {uri, localName, qName, type, value});
  }

  public void removeAttribute(int index) {
    checked(index);
    list.remove(index);
  }

  public void setURI(int index, String uri) {
    checked(index)[0] = uri;
  }

  public void setLocalName(int index, String localName) {
    checked(index)[1] = localName;
  }

  public void setQName(int index, String qName) {
    checked(index)[2] = qName;
  }

  public void setType(int index, String type) {
    checked(index)[3] = type;
  }

  public void setValue(int index, String value) {
    checked(index)[4] = value;
  }
}

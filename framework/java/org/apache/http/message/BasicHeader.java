package org.apache.http.message;

import org.apache.http.Header;
import org.apache.http.HeaderElement;
import org.apache.http.ParseException;

/** A header. */
@Deprecated
public class BasicHeader implements Header, Cloneable {
  private final String name;
  private final String value;

  public BasicHeader(String name, String value) {
    if (name == null) throw new IllegalArgumentException("Name may not be null");
    this.name = name;
    this.value = value;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getValue() {
    return value;
  }

  @Override
  public String toString() {
    return name + ": " + value;
  }

  @Override
  public HeaderElement[] getElements() throws ParseException {
    if (value == null) return new HeaderElement[0];
    String[] texts = value.split(",");
    HeaderElement[] elements = new HeaderElement[texts.length];
    for (int i = 0; i < texts.length; i++) elements[i] = BasicHeaderElement.parse(texts[i]);
    return elements;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}

package org.apache.http.message;

import org.apache.http.NameValuePair;

/** A name and a value. */
@Deprecated
public class BasicNameValuePair implements NameValuePair, Cloneable {
  private final String name;
  private final String value;

  public BasicNameValuePair(String name, String value) {
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
    return value == null ? name : name + "=" + value;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof BasicNameValuePair)) return false;
    BasicNameValuePair other = (BasicNameValuePair) object;
    return name.equals(other.name) && (value == null ? other.value == null : value.equals(other.value));
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + (value == null ? 0 : value.hashCode());
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}

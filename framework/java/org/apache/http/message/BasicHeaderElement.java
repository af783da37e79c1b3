package org.apache.http.message;

import org.apache.http.HeaderElement;
import org.apache.http.NameValuePair;

/** A part of a header's value: a name, a value and parameters. */
@Deprecated
public class BasicHeaderElement implements HeaderElement, Cloneable {
  private final String name;
  private final String value;
  private final NameValuePair[] parameters;

  public BasicHeaderElement(String name, String value, NameValuePair[] parameters) {
    if (name == null) throw new IllegalArgumentException("Name may not be null");
    this.name = name;
    this.value = value;
    this.parameters = parameters == null ? new NameValuePair[0] : parameters;
  }

  public BasicHeaderElement(String name, String value) {
    this(name, value, null);
  }

  static BasicHeaderElement parse(String text) {
    String[] parts = text.split(";");
    NameValuePair first = pair(parts[0]);
    NameValuePair[] rest = new NameValuePair[parts.length - 1];
    for (int i = 0; i < rest.length; i++) rest[i] = pair(parts[i + 1]);
    return new BasicHeaderElement(first.getName(), first.getValue(), rest);
  }

  private static NameValuePair pair(String text) {
    int at = text.indexOf('=');
    if (at < 0) return new BasicNameValuePair(text.trim(), null);
    String value = text.substring(at + 1).trim();
    if (value.length() > 1 && value.startsWith("\"") && value.endsWith("\"")) value = value.substring(1, value.length() - 1);
    return new BasicNameValuePair(text.substring(0, at).trim(), value);
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
  public NameValuePair[] getParameters() {
    return parameters.clone();
  }

  @Override
  public int getParameterCount() {
    return parameters.length;
  }

  @Override
  public NameValuePair getParameter(int index) {
    return parameters[index];
  }

  @Override
  public NameValuePair getParameterByName(String name) {
    for (int i = 0; i < parameters.length; i++) {
      if (parameters[i].getName().equalsIgnoreCase(name)) return parameters[i];
    }
    return null;
  }
}

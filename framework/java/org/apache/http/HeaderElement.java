package org.apache.http;

/** A part of a header's value. */
@Deprecated
public interface HeaderElement {
  String getName();

  String getValue();

  NameValuePair[] getParameters();

  NameValuePair getParameterByName(String name);

  int getParameterCount();

  NameValuePair getParameter(int index);
}

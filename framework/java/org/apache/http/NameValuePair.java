package org.apache.http;

/** A name and a value. */
@Deprecated
public interface NameValuePair {
  String getName();

  String getValue();
}

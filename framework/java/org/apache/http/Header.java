package org.apache.http;

/** A line of a message's head. */
@Deprecated
public interface Header {
  String getName();

  String getValue();

  HeaderElement[] getElements() throws ParseException;
}

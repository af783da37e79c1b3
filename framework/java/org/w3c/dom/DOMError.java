package org.w3c.dom;

/** An error, as told to a {@link DOMErrorHandler}. */
public interface DOMError {
  short SEVERITY_ERROR = 2;
  short SEVERITY_FATAL_ERROR = 3;
  short SEVERITY_WARNING = 1;

  DOMLocator getLocation();

  String getMessage();

  Object getRelatedData();

  Object getRelatedException();

  short getSeverity();

  String getType();
}

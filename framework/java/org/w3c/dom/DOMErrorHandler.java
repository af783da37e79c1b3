package org.w3c.dom;

/** Is told of errors. */
public interface DOMErrorHandler {
  boolean handleError(DOMError dOMError);
}

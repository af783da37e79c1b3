package org.w3c.dom.ls;

/** Finds external resources. */
public interface LSResourceResolver {
  LSInput resolveResource(String type, String namespace, String publicId, String systemId, String baseUri);
}

package org.xml.sax.ext;

import java.io.IOException;
import org.xml.sax.EntityResolver;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Finds external entities by more than their identifiers. */
public interface EntityResolver2 extends EntityResolver {
  InputSource getExternalSubset(String name, String baseUri) throws IOException, SAXException;

  InputSource resolveEntity(String name, String publicId, String baseUri, String systemId)
      throws IOException, SAXException;
}

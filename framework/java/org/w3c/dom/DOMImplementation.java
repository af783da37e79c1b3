package org.w3c.dom;

/** Makes documents. */
public interface DOMImplementation {
  Document createDocument(String namespace, String qualifiedName, DocumentType docType) throws DOMException;

  DocumentType createDocumentType(String qualifiedName, String publicId, String systemId) throws DOMException;

  Object getFeature(String feature, String version);

  boolean hasFeature(String feature, String version);
}

package antecede.xml;

import org.w3c.dom.DOMException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;

/** Makes documents. */
public final class DomImplementation implements DOMImplementation {
  public static final DomImplementation INSTANCE = new DomImplementation();

  private DomImplementation() {}

  @Override
  public boolean hasFeature(String feature, String version) {
    String name = feature.startsWith("+") ? feature.substring(1) : feature;
    boolean any = version == null || version.isEmpty();
    return name.equalsIgnoreCase("Core")
        && (any || version.equals("1.0") || version.equals("2.0") || version.equals("3.0"))
        || name.equalsIgnoreCase("XML")
            && (any || version.equals("1.0") || version.equals("2.0") || version.equals("3.0"));
  }

  @Override
  public DocumentType createDocumentType(String qualifiedName, String publicId, String systemId) throws DOMException {
    DomName.plain(qualifiedName);
    return new DomDoctype(null, qualifiedName, publicId, systemId);
  }

  @Override
  public Document createDocument(String namespace, String qualifiedName, DocumentType doctype) throws DOMException {
    DomDocument document = new DomDocument();
    if (doctype != null) document.appendChild(doctype);
    if (qualifiedName != null) document.appendChild(document.createElementNS(namespace, qualifiedName));
    return document;
  }

  @Override
  public Object getFeature(String feature, String version) {
    return hasFeature(feature, version) ? this : null;
  }
}

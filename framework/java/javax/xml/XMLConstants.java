package javax.xml;

/** Names that XML reserves. */
public final class XMLConstants {
  public static final String DEFAULT_NS_PREFIX = "";
  public static final String FEATURE_SECURE_PROCESSING = "http://javax.xml.XMLConstants/feature/secure-processing";
  public static final String NULL_NS_URI = "";
  public static final String RELAXNG_NS_URI = "http://relaxng.org/ns/structure/1.0";
  public static final String W3C_XML_SCHEMA_INSTANCE_NS_URI = "http://www.w3.org/2001/XMLSchema-instance";
  public static final String W3C_XML_SCHEMA_NS_URI = "http://www.w3.org/2001/XMLSchema";
  public static final String W3C_XPATH_DATATYPE_NS_URI = "http://www.w3.org/2003/11/xpath-datatypes";
  public static final String XMLNS_ATTRIBUTE = "xmlns";
  public static final String XMLNS_ATTRIBUTE_NS_URI = "http://www.w3.org/2000/xmlns/";
  public static final String XML_DTD_NS_URI = "http://www.w3.org/TR/REC-xml";
  public static final String XML_NS_PREFIX = "xml";
  public static final String XML_NS_URI = "http://www.w3.org/XML/1998/namespace";

  private XMLConstants() {}
}

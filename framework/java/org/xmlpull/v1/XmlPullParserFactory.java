package org.xmlpull.v1;

import antecede.xml.PullParser;
import antecede.xml.Serializer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/** Makes pull parsers and serializers: always those of Android, unless a subclass names other classes. */
public class XmlPullParserFactory {
  public static final String PROPERTY_NAME = "org.xmlpull.v1.XmlPullParserFactory";

  @SuppressWarnings("rawtypes")
  protected ArrayList parserClasses = new ArrayList();
  protected String classNamesLocation;
  @SuppressWarnings("rawtypes")
  protected ArrayList serializerClasses = new ArrayList();
  protected HashMap<String, Boolean> features = new HashMap<>();

  protected XmlPullParserFactory() {}

  public static XmlPullParserFactory newInstance() throws XmlPullParserException {
    return new XmlPullParserFactory();
  }

  @SuppressWarnings("rawtypes")
  public static XmlPullParserFactory newInstance(String classNames, Class context) throws XmlPullParserException {
    return newInstance();
  }

  public void setFeature(String name, boolean state) throws XmlPullParserException {
    features.put(name, state);
  }

  public boolean getFeature(String name) {
    Boolean value = features.get(name);
    return value != null && value;
  }

  public void setNamespaceAware(boolean awareness) {
    features.put(XmlPullParser.FEATURE_PROCESS_NAMESPACES, awareness);
  }

  public boolean isNamespaceAware() {
    return getFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES);
  }

  public void setValidating(boolean validating) {
    features.put(XmlPullParser.FEATURE_VALIDATION, validating);
  }

  public boolean isValidating() {
    return getFeature(XmlPullParser.FEATURE_VALIDATION);
  }

  public XmlPullParser newPullParser() throws XmlPullParserException {
    XmlPullParser parser = parserClasses.isEmpty() ? new PullParser() : (XmlPullParser) create(parserClasses.get(0));
    for (Map.Entry<String, Boolean> feature : features.entrySet()) {
      if (feature.getValue()) parser.setFeature(feature.getKey(), true);
    }
    return parser;
  }

  public XmlSerializer newSerializer() throws XmlPullParserException {
    return serializerClasses.isEmpty() ? new Serializer() : (XmlSerializer) create(serializerClasses.get(0));
  }

  private static Object create(Object type) throws XmlPullParserException {
    try {
      return ((Class<?>) type).newInstance();
    } catch (InstantiationException | IllegalAccessException e) {
      throw new XmlPullParserException("Could not create " + type, null, e);
    }
  }
}

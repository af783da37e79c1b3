package javax.xml.xpath;

import javax.xml.namespace.QName;

/** Finds the values of variables. */
public interface XPathVariableResolver {
  Object resolveVariable(QName qName);
}

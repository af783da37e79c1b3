package javax.xml.xpath;

import javax.xml.namespace.QName;

/** Finds functions by name. */
public interface XPathFunctionResolver {
  XPathFunction resolveFunction(QName qName, int index);
}

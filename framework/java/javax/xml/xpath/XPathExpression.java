package javax.xml.xpath;

import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** A compiled XPath expression. */
public interface XPathExpression {
  Object evaluate(Object value, QName qName) throws XPathExpressionException;

  String evaluate(Object value) throws XPathExpressionException;

  Object evaluate(InputSource inputSource, QName qName) throws XPathExpressionException;

  String evaluate(InputSource inputSource) throws XPathExpressionException;
}

package javax.xml.xpath;

import java.util.List;

/** A function that expressions can call. */
public interface XPathFunction {
  Object evaluate(List list) throws XPathFunctionException;
}

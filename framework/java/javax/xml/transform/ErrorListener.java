package javax.xml.transform;

/** Is told warnings and errors of a transformation. */
public interface ErrorListener {
  void error(TransformerException transformerException) throws TransformerException;

  void fatalError(TransformerException transformerException) throws TransformerException;

  void warning(TransformerException transformerException) throws TransformerException;
}

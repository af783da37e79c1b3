package javax.xml.transform;

/** Finds the documents that a style sheet names. */
public interface URIResolver {
  Source resolve(String name, String name2) throws TransformerException;
}

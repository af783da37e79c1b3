package javax.xml.transform;

/** A place in a source. */
public interface SourceLocator {
  int getColumnNumber();

  int getLineNumber();

  String getPublicId();

  String getSystemId();
}

package javax.xml.parsers;

/** A parser cannot be made as asked. */
public class ParserConfigurationException extends Exception {
  public ParserConfigurationException() {}

  public ParserConfigurationException(String msg) {
    super(msg);
  }
}

package org.w3c.dom.ls;

/** Loading or saving failed; the code says how. */
public class LSException extends RuntimeException {
  public static final short PARSE_ERR = 81;
  public static final short SERIALIZE_ERR = 82;
  public short code;

  public LSException(short code, String message) {
    super(message);
    this.code = code;
  }
}

package org.json;

/** A JSON text or value is not what was asked for. */
public class JSONException extends Exception {
  public JSONException(String s) {
    super(s);
  }

  public JSONException(String message, Throwable cause) {
    super(message, cause);
  }

  public JSONException(Throwable cause) {
    super(cause);
  }
}

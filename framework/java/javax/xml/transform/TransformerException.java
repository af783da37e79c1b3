package javax.xml.transform;

/** A transformation failed. */
public class TransformerException extends Exception {
  private SourceLocator locator;
  private Throwable exception;

  public TransformerException(String message) {
    super(message);
  }

  public TransformerException(Throwable e) {
    super(e.toString());
    exception = e;
  }

  public TransformerException(String message, Throwable e) {
    super(message == null || message.isEmpty() ? e.toString() : message);
    exception = e;
  }

  public TransformerException(String message, SourceLocator locator) {
    super(message);
    this.locator = locator;
  }

  public TransformerException(String message, SourceLocator locator, Throwable e) {
    super(message);
    this.locator = locator;
    exception = e;
  }

  public SourceLocator getLocator() {
    return locator;
  }

  public void setLocator(SourceLocator location) {
    locator = location;
  }

  public Throwable getException() {
    return exception;
  }

  @Override
  public Throwable getCause() {
    return exception == this ? null : exception;
  }

  @Override
  public synchronized Throwable initCause(Throwable cause) {
    if (exception != null) throw new IllegalStateException("Can't overwrite cause");
    if (cause == this) throw new IllegalArgumentException("Self-causation not permitted");
    exception = cause;
    return this;
  }

  public String getMessageAndLocation() {
    String place = getLocationAsString();
    return (getMessage() == null ? "" : getMessage()) + (place == null ? "" : place);
  }

  public String getLocationAsString() {
    if (locator == null) return null;
    StringBuilder text = new StringBuilder();
    if (locator.getSystemId() != null) text.append("; SystemID: ").append(locator.getSystemId());
    if (locator.getLineNumber() != 0) text.append("; Line#: ").append(locator.getLineNumber());
    if (locator.getColumnNumber() != 0) text.append("; Column#: ").append(locator.getColumnNumber());
    return text.toString();
  }
}

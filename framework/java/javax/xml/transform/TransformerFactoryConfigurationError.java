package javax.xml.transform;

/** There is no factory of transformers. */
public class TransformerFactoryConfigurationError extends Error {
  private Exception exception;

  public TransformerFactoryConfigurationError() {}

  public TransformerFactoryConfigurationError(String msg) {
    super(msg);
  }

  public TransformerFactoryConfigurationError(Exception e) {
    super(e.toString());
    exception = e;
  }

  public TransformerFactoryConfigurationError(Exception e, String msg) {
    super(msg);
    exception = e;
  }

  @Override
  public String getMessage() {
    String message = super.getMessage();
    return message == null && exception != null ? exception.getMessage() : message;
  }

  public Exception getException() {
    return exception;
  }
}

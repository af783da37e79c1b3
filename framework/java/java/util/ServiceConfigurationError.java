package java.util;

/** A provider of a service could not be loaded. */
public class ServiceConfigurationError extends Error {
  public ServiceConfigurationError(String msg) {
    super(msg);
  }

  public ServiceConfigurationError(String msg, Throwable cause) {
    super(msg, cause);
  }
}

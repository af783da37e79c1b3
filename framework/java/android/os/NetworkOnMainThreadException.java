package android.os;

/** The main thread must not wait for the network. */
public class NetworkOnMainThreadException extends RuntimeException {
  public NetworkOnMainThreadException() {}
}

package javax.net.ssl;

/** Numbers of secure sockets. */
public final class StandardConstants {
  public static final int SNI_HOST_NAME = 0x00;

  private StandardConstants() {}
}

package javax.net.ssl;

/** What an engine did. */
public class SSLEngineResult {
  private final Status status;
  private final HandshakeStatus handshake;
  private final int consumed;
  private final int produced;

  public SSLEngineResult(Status status, HandshakeStatus handshake, int consumed, int produced) {
    if (status == null || handshake == null || consumed < 0 || produced < 0) {
      throw new IllegalArgumentException("Invalid Parameter(s)");
    }
    this.status = status;
    this.handshake = handshake;
    this.consumed = consumed;
    this.produced = produced;
  }

  public final Status getStatus() {
    return status;
  }

  public final HandshakeStatus getHandshakeStatus() {
    return handshake;
  }

  public final int bytesConsumed() {
    return consumed;
  }

  public final int bytesProduced() {
    return produced;
  }

  @Override
  public String toString() {
    return "Status = " + status + " HandshakeStatus = " + handshake + " bytesConsumed = " + consumed
        + " bytesProduced = " + produced;
  }

  /** How it went. */
  public enum Status {
    BUFFER_UNDERFLOW,
    BUFFER_OVERFLOW,
    OK,
    CLOSED
  }

  /** Where the handshake is. */
  public enum HandshakeStatus {
    NOT_HANDSHAKING,
    FINISHED,
    NEED_TASK,
    NEED_WRAP,
    NEED_UNWRAP
  }
}

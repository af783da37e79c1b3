package javax.net.ssl;

import java.util.EventListener;

/** Is told that a handshake is over. */
public interface HandshakeCompletedListener extends EventListener {
  void handshakeCompleted(HandshakeCompletedEvent event);
}

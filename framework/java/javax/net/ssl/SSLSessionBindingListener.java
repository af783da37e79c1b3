package javax.net.ssl;

import java.util.EventListener;

/** Is told that it was put into a session, or taken out. */
public interface SSLSessionBindingListener extends EventListener {
  void valueBound(SSLSessionBindingEvent event);

  void valueUnbound(SSLSessionBindingEvent event);
}

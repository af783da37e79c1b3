package javax.net.ssl;

import java.util.EventObject;

/** A value was put into a session, or taken out. */
public class SSLSessionBindingEvent extends EventObject {
  private final String name;

  public SSLSessionBindingEvent(SSLSession session, String name) {
    super(session);
    this.name = name;
  }

  public String getName() {
    return name;
  }

  public SSLSession getSession() {
    return (SSLSession) getSource();
  }
}

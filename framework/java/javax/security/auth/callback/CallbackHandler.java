package javax.security.auth.callback;

import java.io.IOException;

/** Answers questions. */
public interface CallbackHandler {
  void handle(Callback[] callbacks) throws IOException, UnsupportedCallbackException;
}

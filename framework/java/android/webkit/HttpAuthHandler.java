package android.webkit;

import android.os.Handler;
import antecede.Hidden;

/** The answer to a request for a password. */
public class HttpAuthHandler extends Handler {
  @Hidden
  public HttpAuthHandler() {}

  public boolean useHttpAuthUsernamePassword() { return false; }

  @Hidden
  public boolean suppressDialog() { return false; }

  public void cancel() {}

  public void proceed(String username, String password) {}
}

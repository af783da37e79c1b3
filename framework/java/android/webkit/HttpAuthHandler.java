package android.webkit;

import android.os.Handler;
import antecede.Unlisted;

/** The answer to a request for a password. */
public class HttpAuthHandler extends Handler {
  @Unlisted
  public HttpAuthHandler() {}

  public boolean useHttpAuthUsernamePassword() { return false; }

  @Unlisted
  public boolean suppressDialog() { return false; }

  public void cancel() {}

  public void proceed(String username, String password) {}
}

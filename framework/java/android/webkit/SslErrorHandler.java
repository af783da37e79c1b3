package android.webkit;

import android.os.Handler;
import antecede.Unlisted;

/** The answer to a broken certificate. */
public class SslErrorHandler extends Handler {
  @Unlisted
  public SslErrorHandler() {}

  public void proceed() {}

  public void cancel() {}
}

package android.webkit;

import android.os.Handler;
import antecede.Hidden;

/** The answer to a broken certificate. */
public class SslErrorHandler extends Handler {
  @Hidden
  public SslErrorHandler() {}

  public void proceed() {}

  public void cancel() {}
}

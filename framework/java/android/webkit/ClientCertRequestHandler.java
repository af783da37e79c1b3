package android.webkit;

import android.os.Handler;
import antecede.Unlisted;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/** Answers a request for a certificate (a class of Android 4). */
@Unlisted
public class ClientCertRequestHandler extends Handler {
  ClientCertRequestHandler() {}

  public void proceed(PrivateKey privateKey, X509Certificate[] chain) {}

  public void ignore() {}

  public void cancel() {}
}

package android.webkit;

import android.net.http.SslError;
import antecede.Unlisted;

/** What only the classic WebView tells (a class of Android 4). */
@Unlisted
public class WebViewClientClassicExt extends WebViewClient {
  public WebViewClientClassicExt() {}

  public void onProceededAfterSslError(WebView view, SslError error) {}

  public void onReceivedClientCertRequest(WebView view, ClientCertRequestHandler handler, String hostAndPort) {
    handler.cancel();
  }
}

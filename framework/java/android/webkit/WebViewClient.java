package android.webkit;

import android.graphics.Bitmap;
import android.net.http.SslError;
import android.os.Message;
import android.view.InputEvent;
import android.view.KeyEvent;

/** Hears what a WebView does, on its looper; only requests come on a thread of the network. */
public class WebViewClient {
  public WebViewClient() {}

  @Deprecated
  public boolean shouldOverrideUrlLoading(WebView view, String url) { return false; }

  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
    return shouldOverrideUrlLoading(view, request.getUrl().toString());
  }

  @Deprecated
  public WebResourceResponse shouldInterceptRequest(WebView view, String url) { return null; }

  public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
    return shouldInterceptRequest(view, request.getUrl().toString());
  }

  @Deprecated
  public void onReceivedError(WebView view, int errorCode, String description, String failingUrl) {}

  public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
    if (request.isForMainFrame()) {
      onReceivedError(view, error.getErrorCode(), error.getDescription().toString(), request.getUrl().toString());
    }
  }

  public void onFormResubmission(WebView view, Message dontResend, Message resend) { dontResend.sendToTarget(); }

  public void onTooManyRedirects(WebView view, Message cancelMsg, Message continueMsg) { cancelMsg.sendToTarget(); }

  public void onReceivedSslError(WebView view, SslErrorHandler handler, SslError error) { handler.cancel(); }

  public void onReceivedClientCertRequest(WebView view, ClientCertRequest request) { request.cancel(); }

  public void onReceivedHttpAuthRequest(WebView view, HttpAuthHandler handler, String host, String realm) { handler.cancel(); }

  public void onSafeBrowsingHit(WebView view, WebResourceRequest request, int threatType, SafeBrowsingResponse callback) {
    callback.showInterstitial(true);
  }

  public static final int ERROR_AUTHENTICATION = -4;
  public static final int ERROR_BAD_URL = -12;
  public static final int ERROR_CONNECT = -6;
  public static final int ERROR_FAILED_SSL_HANDSHAKE = -11;
  public static final int ERROR_FILE = -13;
  public static final int ERROR_FILE_NOT_FOUND = -14;
  public static final int ERROR_HOST_LOOKUP = -2;
  public static final int ERROR_IO = -7;
  public static final int ERROR_PROXY_AUTHENTICATION = -5;
  public static final int ERROR_REDIRECT_LOOP = -9;
  public static final int ERROR_TIMEOUT = -8;
  public static final int ERROR_TOO_MANY_REQUESTS = -15;
  public static final int ERROR_UNKNOWN = -1;
  public static final int ERROR_UNSAFE_RESOURCE = -16;
  public static final int ERROR_UNSUPPORTED_AUTH_SCHEME = -3;
  public static final int ERROR_UNSUPPORTED_SCHEME = -10;
  public static final int SAFE_BROWSING_THREAT_MALWARE = 1;
  public static final int SAFE_BROWSING_THREAT_PHISHING = 2;
  public static final int SAFE_BROWSING_THREAT_UNKNOWN = 0;
  public static final int SAFE_BROWSING_THREAT_UNWANTED_SOFTWARE = 3;

  public void doUpdateVisitedHistory(WebView webView, String name, boolean on) {}

  public void onLoadResource(WebView webView, String name) {}

  public void onPageCommitVisible(WebView webView, String name) {}

  public void onPageFinished(WebView webView, String name) {}

  public void onPageStarted(WebView webView, String name, Bitmap bitmap) {}

  public void onReceivedHttpError(WebView webView, WebResourceRequest webResourceRequest,
      WebResourceResponse webResourceResponse) {}

  public void onReceivedLoginRequest(WebView webView, String name, String name2, String name3) {}

  public void onScaleChanged(WebView webView, float value, float value2) {}

  public void onUnhandledInputEvent(WebView webView, InputEvent inputEvent) {}

  public void onUnhandledKeyEvent(WebView webView, KeyEvent keyEvent) {}

  public boolean shouldOverrideKeyEvent(WebView webView, KeyEvent keyEvent) { return false; }
}

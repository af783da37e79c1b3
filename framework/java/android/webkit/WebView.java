package android.webkit;

import android.content.Context;
import android.graphics.Picture;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.util.AttributeSet;
import android.view.KeyEvent;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;
import antecede.Unlisted;
import java.util.HashMap;
import java.util.Map;

/**
 * Shows a page. Nothing is fetched and no script runs: a load asks the client on a thread of the network what to load, then
 * tells start and end on the WebView's own looper, each by a message.
 */
public class WebView extends WebViewState {
  private static Handler network;

  @Observable private String mUrl;
  @Observable private int mProgress = 100;
  private String title;
  private final Looper looper = Looper.myLooper();
  private final Handler handler = new Handler();
  private final WebState settings;
  private final WebHistory history = new WebHistory();
  private WebViewClient client = new WebViewClient();
  private WebChromeClient chrome;
  private DownloadListener downloadListener;
  private FindListener findListener;
  private PictureListener pictureListener;
  private final Bag<PageBridge> bridges = new Bag<PageBridge>();
  private Load load;
  private boolean destroyed;

  /** Hears of what was found. */
  public interface FindListener {
    void onFindResultReceived(int activeMatchOrdinal, int numberOfMatches, boolean isDoneCounting);
  }

  /** Hears of a new picture. */
  @Deprecated
  public interface PictureListener {
    void onNewPicture(WebView view, Picture picture);
  }

  /** Hears that the page is drawn. */
  public abstract static class VisualStateCallback {
    public VisualStateCallback() {}

    public abstract void onComplete(long requestId);
  }

  /** Brings a WebView to a page that opens a window. */
  public class WebViewTransport {
    private WebView view;

    public WebViewTransport() {}

    public synchronized void setWebView(WebView webview) { view = webview; }

    public synchronized WebView getWebView() { return view; }
  }

  /** What lies under the finger. */
  public static class HitTestResult {
    @Deprecated public static final int ANCHOR_TYPE = 1, IMAGE_ANCHOR_TYPE = 6;
    public static final int UNKNOWN_TYPE = 0, PHONE_TYPE = 2, GEO_TYPE = 3, EMAIL_TYPE = 4, IMAGE_TYPE = 5;
    public static final int SRC_ANCHOR_TYPE = 7, SRC_IMAGE_ANCHOR_TYPE = 8, EDIT_TEXT_TYPE = 9;

    private int type;
    private String extra;

    @Unlisted
    public HitTestResult() {}

    @Unlisted
    public void setType(int type) { this.type = type; }

    @Unlisted
    public void setExtra(String extra) { this.extra = extra; }

    public int getType() { return type; }

    public String getExtra() { return extra; }
  }

  /** The client is asked on a thread that is not the main one. */
  private final class Request implements Runnable {
    private final Load load;

    Request(Load load) {
      this.load = load;
    }

    @Override
    public void run() {
      client.shouldInterceptRequest(WebView.this, load);
      load.goOn();
    }
  }

  /** One page on its way. */
  private final class Load implements Runnable, WebResourceRequest {
    private static final int REQUESTED = 0, STARTED = 1, LOADED = 2;

    private final WebHistory.Page page;
    private final Map<String, String> headers;
    private final boolean post, remembered;
    private int stage = REQUESTED;

    Load(WebHistory.Page page, Map<String, String> headers, boolean post, boolean remembered) {
      this.page = page;
      this.headers = headers;
      this.post = post;
      this.remembered = remembered;
    }

    @Override
    public void run() {
      if (stage == REQUESTED) {
        new Thread(new Request(this), "request").start();
        return;
      }
      if (load != this || destroyed) return;
      if (stage == STARTED) start();
      else finish();
      goOn();
    }

    void goOn() {
      stage++;
      if (stage <= LOADED) handler.post(this);
    }

    private void start() {
      mUrl = page.url;
      if (remembered) history.visit(page);
      client.onPageStarted(WebView.this, page.url, null);
      progress(10);
      client.onLoadResource(WebView.this, page.url);
    }

    private void finish() {
      title = page.title;
      if (chrome != null) chrome.onReceivedTitle(WebView.this, page.title);
      client.doUpdateVisitedHistory(WebView.this, page.url, false);
      progress(100);
      load = null;
      client.onPageFinished(WebView.this, page.url);
      if (pictureListener != null) pictureListener.onNewPicture(WebView.this, null);
    }

    private void progress(int percent) {
      mProgress = percent;
      if (chrome != null) chrome.onProgressChanged(WebView.this, percent);
    }

    @Override
    public Uri getUrl() { return Uri.parse(page.url); }

    @Override
    public boolean isForMainFrame() { return true; }

    @Override
    public boolean isRedirect() { return false; }

    @Override
    public boolean hasGesture() { return false; }

    @Override
    public String getMethod() { return post ? "POST" : "GET"; }

    @Override
    public Map<String, String> getRequestHeaders() { return headers == null ? new HashMap<String, String>() : headers; }
  }

  public WebView(Context context) { this(context, null); }

  public WebView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.webViewStyle); }

  public WebView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public WebView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    if (looper == null) throw new RuntimeException("WebView cannot be initialized on a thread that has no Looper.");
    setFocusable(true);
    setFocusableInTouchMode(true);
    settings = new WebState(context);
  }

  @Deprecated
  public WebView(Context context, AttributeSet attrs, int defStyleAttr, boolean privateBrowsing) {
    this(context, attrs, defStyleAttr);
  }

  @Unlisted
  protected WebView(Context context, AttributeSet attrs, int defStyleAttr, Map<String, Object> javaScriptInterfaces,
      boolean privateBrowsing) {
    this(context, attrs, defStyleAttr);
  }

  @Unlisted
  public static void enablePlatformNotifications() {}

  @Unlisted
  public static void disablePlatformNotifications() {}

  @Unlisted
  public int getVisibleTitleHeight() { return 0; }

  @Unlisted
  public String getTouchIconUrl() { return null; }

  @Unlisted
  public void debugDump() {}

  private void checkThread() {
    if (Looper.myLooper() == looper) return;
    throw new RuntimeException(new Throwable("A WebView method was called on thread '" + Thread.currentThread().getName()
        + "'. All WebView methods must be called on the same thread."));
  }

  private static Handler network() {
    if (network != null) return network;
    HandlerThread thread = new HandlerThread("Chrome_IOThread");
    thread.start();
    network = new Handler(thread.getLooper());
    return network;
  }

  private void begin(WebHistory.Page page, Map<String, String> headers, boolean post, boolean remembered) {
    checkThread();
    if (destroyed) return;
    load = new Load(page, headers, post, remembered);
    network().post(load);
  }

  public void loadUrl(String url) { loadUrl(url, null); }

  public void loadUrl(String url, Map<String, String> additionalHttpHeaders) {
    checkThread();
    if (url != null && !url.startsWith("javascript:")) begin(new WebHistory.Page(url), additionalHttpHeaders, false, true);
  }

  public void postUrl(String url, byte[] postData) { begin(new WebHistory.Page(url), null, URLUtil.isNetworkUrl(url), true); }

  public void loadData(String data, String mimeType, String encoding) {
    begin(new WebHistory.Page("data:" + (mimeType == null ? "text/html" : mimeType) + "," + data), null, false, true);
  }

  public void loadDataWithBaseURL(String baseUrl, String data, String mimeType, String encoding, String historyUrl) {
    WebHistory.Page page = new WebHistory.Page(baseUrl == null || baseUrl.isEmpty() ? "about:blank" : baseUrl);
    page.title = titleOf(data, page.url);
    begin(page, null, false, true);
  }

  private static String titleOf(String html, String otherwise) {
    int start = html == null ? -1 : html.indexOf("<title>"), end = html == null ? -1 : html.indexOf("</title>");
    return start >= 0 && end > start ? html.substring(start + 7, end) : otherwise;
  }

  public void reload() {
    checkThread();
    if (history.current() != null) begin(history.current(), null, false, false);
  }

  public void stopLoading() {
    checkThread();
    load = null;
  }

  public boolean canGoBack() { return canGoBackOrForward(-1); }

  public void goBack() { goBackOrForward(-1); }

  public boolean canGoForward() { return canGoBackOrForward(1); }

  public void goForward() { goBackOrForward(1); }

  public boolean canGoBackOrForward(int steps) {
    checkThread();
    return history.canMove(steps);
  }

  public void goBackOrForward(int steps) {
    if (canGoBackOrForward(steps)) begin(history.move(steps), null, false, false);
  }

  public void evaluateJavascript(String script, ValueCallback<String> resultCallback) {
    checkThread();
    if (resultCallback != null) Callbacks.observe(this, "ValueCallback", resultCallback, true);
    Answers.post(resultCallback, "null");
  }

  /** Pages call it on a thread of their own; here none does. */
  public void addJavascriptInterface(Object object, String name) {
    checkThread();
    if (object == null) return;
    removeJavascriptInterface(name);
    bridges.add(new PageBridge(this, object, name));
  }

  public void removeJavascriptInterface(String name) {
    checkThread();
    for (int i = bridges.size() - 1; i >= 0; i--) {
      if (bridges.get(i).isCalled(name)) bridges.removeAt(i).close();
    }
  }

  public String getUrl() {
    checkThread();
    return mUrl;
  }

  public String getOriginalUrl() { return getUrl(); }

  public String getTitle() {
    checkThread();
    return title;
  }

  public int getProgress() {
    checkThread();
    return mProgress;
  }

  public int getContentHeight() {
    checkThread();
    return mUrl == null ? 0 : (int) (getHeight() / getScale());
  }

  @Unlisted
  public int getContentWidth() { return mUrl == null ? 0 : (int) (getWidth() / getScale()); }

  @Deprecated
  public float getScale() { return getResources().getDisplayMetrics().density; }

  public WebSettings getSettings() {
    checkThread();
    return settings;
  }

  public void setWebViewClient(WebViewClient client) {
    checkThread();
    if (client != null) Callbacks.register(this, "WebViewClient", client, false);
    this.client = client == null ? new WebViewClient() : client;
  }

  public WebViewClient getWebViewClient() { return client; }

  public void setWebChromeClient(WebChromeClient client) {
    checkThread();
    if (client != null) Callbacks.register(this, "WebChromeClient", client, false);
    chrome = client;
  }

  public WebChromeClient getWebChromeClient() { return chrome; }

  public void setDownloadListener(DownloadListener listener) {
    checkThread();
    if (listener != null) Callbacks.register(this, "DownloadListener", listener, false);
    downloadListener = listener;
  }

  public void setFindListener(FindListener listener) { findListener = listener; }

  @Deprecated
  public void setPictureListener(PictureListener listener) { pictureListener = listener; }

  public void findAllAsync(String find) {
    if (findListener != null) handler.post(new Runnable() {
        @Override
        public void run() {
          if (findListener != null) findListener.onFindResultReceived(0, 0, true);
        }
      });
  }

  public void postVisualStateCallback(final long requestId, final VisualStateCallback callback) {
    handler.post(new Runnable() {
      @Override
      public void run() { callback.onComplete(requestId); }
    });
  }

  public HitTestResult getHitTestResult() {
    checkThread();
    return new HitTestResult();
  }

  public WebBackForwardList copyBackForwardList() {
    checkThread();
    return history.clone();
  }

  public void clearHistory() {
    checkThread();
    history.forget();
  }

  public WebBackForwardList saveState(Bundle outState) {
    checkThread();
    if (outState == null || history.current() == null) return null;
    outState.putString("WEBVIEW_STATE", history.current().url);
    return copyBackForwardList();
  }

  public WebBackForwardList restoreState(Bundle inState) {
    checkThread();
    String url = inState == null ? null : inState.getString("WEBVIEW_STATE");
    if (url == null) return null;
    loadUrl(url);
    return copyBackForwardList();
  }

  public void saveWebArchive(String basename, boolean autoname, ValueCallback<String> callback) { Answers.post(callback, null); }

  public void documentHasImages(Message response) {
    response.arg1 = 0;
    response.sendToTarget();
  }

  public void requestFocusNodeHref(Message hrefMsg) {
    if (hrefMsg != null) hrefMsg.sendToTarget();
  }

  public void requestImageRef(Message msg) {
    if (msg != null) msg.sendToTarget();
  }

  public void destroy() {
    checkThread();
    destroyed = true;
    load = null;
  }

  public static void setWebContentsDebuggingEnabled(boolean enabled) {}

  public static void enableSlowWholeDocumentDraw() {}

  public static void clearClientCertPreferences(Runnable onCleared) {
    if (onCleared != null) new Handler(Looper.getMainLooper()).post(onCleared);
  }

  public static String findAddress(String addr) { return null; }

  public static void setDataDirectorySuffix(String suffix) {}

  public static void disableWebView() {}

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(getDefaultSize(getSuggestedMinimumWidth(), widthMeasureSpec),
        getDefaultSize(getSuggestedMinimumHeight(), heightMeasureSpec));
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (client.shouldOverrideKeyEvent(this, event)) return false;
    return super.onKeyDown(keyCode, event);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return WebView.class.getName(); }
}

package android.webkit;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Message;
import android.view.View;

/** Hears of what belongs to the frame around a page. */
public class WebChromeClient {
  /** Ends the display of a custom view. */
  public interface CustomViewCallback {
    void onCustomViewHidden();
  }

  /** What a page wants to have chosen. */
  public abstract static class FileChooserParams {
    public static final int MODE_OPEN = 0, MODE_OPEN_MULTIPLE = 1, MODE_SAVE = 3;

    public FileChooserParams() {}

    public static Uri[] parseResult(int resultCode, Intent data) {
      return resultCode == Activity.RESULT_OK && data != null && data.getData() != null ? new Uri[] {data.getData()} : null;
    }

    public abstract int getMode();

    public abstract String[] getAcceptTypes();

    public abstract boolean isCaptureEnabled();

    public abstract CharSequence getTitle();

    public abstract String getFilenameHint();

    public abstract Intent createIntent();
  }

  public WebChromeClient() {}

  public boolean onConsoleMessage(ConsoleMessage consoleMessage) {
    onConsoleMessage(consoleMessage.message(), consoleMessage.lineNumber(), consoleMessage.sourceId());
    return false;
  }

  @Deprecated
  public void onConsoleMessage(String message, int lineNumber, String sourceID) {}

  public boolean onJsTimeout() { return true; }

  public void onPermissionRequest(PermissionRequest request) { request.deny(); }

  public void onExceededDatabaseQuota(String url, String databaseIdentifier, long quota, long estimatedDatabaseSize,
      long totalQuota, WebStorage.QuotaUpdater quotaUpdater) {
    quotaUpdater.updateQuota(quota);
  }

  public boolean onShowFileChooser(WebView webView, ValueCallback<Uri[]> filePathCallback, FileChooserParams fileChooserParams) {
    return false;
  }

  public void getVisitedHistory(ValueCallback<String[]> callback) {}

  public Bitmap getDefaultVideoPoster() { return null; }

  public View getVideoLoadingProgressView() { return null; }

  public void onCloseWindow(WebView webView) {}

  public boolean onCreateWindow(WebView webView, boolean on, boolean on2, Message message) { return false; }

  public void onGeolocationPermissionsHidePrompt() {}

  public void onGeolocationPermissionsShowPrompt(String name, GeolocationPermissions.Callback callback) {}

  public void onHideCustomView() {}

  public boolean onJsAlert(WebView webView, String name, String name2, JsResult jsResult) { return false; }

  public boolean onJsBeforeUnload(WebView webView, String name, String name2, JsResult jsResult) { return false; }

  public boolean onJsConfirm(WebView webView, String name, String name2, JsResult jsResult) { return false; }

  public boolean onJsPrompt(WebView webView, String name, String name2, String name3, JsPromptResult jsPromptResult) {
    return false;
  }

  public void onPermissionRequestCanceled(PermissionRequest permissionRequest) {}

  public void onProgressChanged(WebView webView, int value) {}

  public void onReachedMaxAppCacheSize(long value, long value2, WebStorage.QuotaUpdater quotaUpdater) {}

  public void onReceivedIcon(WebView webView, Bitmap bitmap) {}

  public void onReceivedTitle(WebView webView, String name) {}

  public void onReceivedTouchIconUrl(WebView webView, String name, boolean on) {}

  public void onRequestFocus(WebView webView) {}

  public void onShowCustomView(View view, CustomViewCallback customViewCallback) {}

  public void onShowCustomView(View view, int value, CustomViewCallback customViewCallback) {}
}

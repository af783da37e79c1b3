package android.webkit;

import antecede.Unlisted;

/** A {@link DownloadListener} that also hears from which page the download was started (a class of Android 4). */
@Unlisted
public abstract class BrowserDownloadListener implements DownloadListener {
  public BrowserDownloadListener() {}

  public abstract void onDownloadStart(String url, String userAgent, String contentDisposition, String mimetype, String referer,
      long contentLength);

  @Override
  public void onDownloadStart(String url, String userAgent, String contentDisposition, String mimetype, long contentLength) {
    onDownloadStart(url, userAgent, contentDisposition, mimetype, null, contentLength);
  }
}

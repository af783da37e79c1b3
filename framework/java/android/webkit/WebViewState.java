package android.webkit;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Picture;
import android.net.Uri;
import android.net.http.SslCertificate;
import android.print.PrintDocumentAdapter;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewTreeObserver;
import android.widget.AbsoluteLayout;

/** What a WebView keeps, or what has no meaning here. */
abstract class WebViewState extends AbsoluteLayout implements ViewTreeObserver.OnGlobalFocusChangeListener,
    ViewGroup.OnHierarchyChangeListener {
  public static final String SCHEME_TEL = "tel:", SCHEME_MAILTO = "mailto:", SCHEME_GEO = "geo:0,0?q=";

  WebViewState(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Deprecated
  public void onChildViewAdded(View parent, View child) {}

  @Deprecated
  public void onChildViewRemoved(View p, View child) {}

  @Deprecated
  public void onGlobalFocusChanged(View oldFocus, View newFocus) {}

  private SslCertificate certificate;
  public static final int RENDERER_PRIORITY_BOUND = 1;
  public static final int RENDERER_PRIORITY_IMPORTANT = 2;
  public static final int RENDERER_PRIORITY_WAIVED = 0;

  public boolean canZoomIn() { return false; }

  public boolean canZoomOut() { return false; }

  public Picture capturePicture() { return null; }

  public void clearCache(boolean on) {}

  public void clearFormData() {}

  public void clearMatches() {}

  public void clearSslPreferences() {}

  public void clearView() {}

  public PrintDocumentAdapter createPrintDocumentAdapter() { return null; }

  public PrintDocumentAdapter createPrintDocumentAdapter(String name) { return null; }

  public WebMessagePort[] createWebMessageChannel() { return null; }

  public int findAll(String name) { return 0; }

  public void findNext(boolean on) {}

  public void flingScroll(int value, int value2) {}

  public void freeMemory() {}

  public Bitmap getFavicon() { return null; }

  public String[] getHttpAuthUsernamePassword(String name, String name2) { return null; }

  public void invokeZoomPicker() {}

  public boolean isPrivateBrowsingEnabled() { return false; }

  public void onPause() {}

  public void onResume() {}

  public boolean overlayHorizontalScrollbar() { return false; }

  public boolean overlayVerticalScrollbar() { return false; }

  public boolean pageDown(boolean on) { return false; }

  public boolean pageUp(boolean on) { return false; }

  public void pauseTimers() {}

  public void postWebMessage(WebMessage webMessage, Uri uri) {}

  public void resumeTimers() {}

  public void savePassword(String name, String name2, String name3) {}

  public void saveWebArchive(String name) {}

  public void setCertificate(SslCertificate certificate) { this.certificate = certificate; }
  public SslCertificate getCertificate() { return certificate; }

  public void setHorizontalScrollbarOverlay(boolean horizontalScrollbarOverlay) {}

  public void setHttpAuthUsernamePassword(String name, String name2, String name3, String name4) {}

  public void setInitialScale(int initialScale) {}

  public void setMapTrackballToArrowKeys(boolean mapTrackballToArrowKeys) {}

  public void setNetworkAvailable(boolean networkAvailable) {}

  public void setVerticalScrollbarOverlay(boolean verticalScrollbarOverlay) {}

  public boolean showFindDialog(String name, boolean on) { return false; }

  public void zoomBy(float value) {}

  public boolean zoomIn() { return false; }

  public boolean zoomOut() { return false; }
}

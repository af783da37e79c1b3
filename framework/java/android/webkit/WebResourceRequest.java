package android.webkit;

import android.net.Uri;
import java.util.Map;

/** What a page loads. */
public interface WebResourceRequest {
  Uri getUrl();

  boolean isForMainFrame();

  boolean isRedirect();

  boolean hasGesture();

  String getMethod();

  Map<String, String> getRequestHeaders();
}

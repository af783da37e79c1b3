package android.webkit;

import android.net.Uri;
import java.util.Arrays;

/** Questions about addresses. */
public final class URLUtil {
  public URLUtil() {}

  private static boolean starts(String url, String with) {
    return url != null && url.regionMatches(true, 0, with, 0, with.length());
  }

  public static String guessUrl(String inUrl) {
    if (inUrl.isEmpty() || inUrl.startsWith("about:") || inUrl.startsWith("data:") || inUrl.startsWith("file:")
        || inUrl.startsWith("javascript:")) {
      return inUrl;
    }
    String url = inUrl.endsWith(".") ? inUrl.substring(0, inUrl.length() - 1) : inUrl;
    if (url.contains("://")) return url;
    String host = url.contains("/") ? url.substring(0, url.indexOf('/')) : url;
    String path = url.substring(host.length());
    if (host.indexOf('.') < 0) host = "www." + host + ".com";
    return "http://" + host + (path.isEmpty() ? "/" : path);
  }

  public static String composeSearchUrl(String inQuery, String template, String queryPlaceHolder) {
    int at = template.indexOf(queryPlaceHolder);
    if (at < 0) return null;
    return template.substring(0, at) + Uri.encode(inQuery) + template.substring(at + queryPlaceHolder.length());
  }

  public static byte[] decode(byte[] url) throws IllegalArgumentException {
    byte[] out = new byte[url.length];
    int count = 0;
    for (int i = 0; i < url.length; i++) {
      byte b = url[i];
      if (b == '%') {
        if (url.length - i <= 2) throw new IllegalArgumentException("Invalid format");
        b = (byte) (16 * Character.digit((char) url[i + 1], 16) + Character.digit((char) url[i + 2], 16));
        i += 2;
      }
      out[count++] = b;
    }
    return Arrays.copyOf(out, count);
  }

  public static boolean isAssetUrl(String url) { return url != null && url.startsWith("file:///android_asset/"); }

  public static boolean isCookielessProxyUrl(String url) { return url != null && url.startsWith("file:///cookieless_proxy/"); }

  public static boolean isFileUrl(String url) {
    return url != null && url.startsWith("file:") && !isAssetUrl(url) && !isCookielessProxyUrl(url);
  }

  public static boolean isAboutUrl(String url) { return url != null && url.startsWith("about:"); }

  public static boolean isDataUrl(String url) { return url != null && url.startsWith("data:"); }

  public static boolean isJavaScriptUrl(String url) { return url != null && url.startsWith("javascript:"); }

  public static boolean isHttpUrl(String url) { return starts(url, "http://"); }

  public static boolean isHttpsUrl(String url) { return starts(url, "https://"); }

  public static boolean isNetworkUrl(String url) { return isHttpUrl(url) || isHttpsUrl(url); }

  public static boolean isContentUrl(String url) { return url != null && url.startsWith("content:"); }

  public static boolean isValidUrl(String url) {
    return isAssetUrl(url) || isFileUrl(url) || isAboutUrl(url) || isNetworkUrl(url) || isJavaScriptUrl(url) || isContentUrl(url);
  }

  public static String stripAnchor(String url) {
    int anchor = url.indexOf('#');
    return anchor < 0 ? url : url.substring(0, anchor);
  }

  public static String guessFileName(String url, String contentDisposition, String mimeType) {
    String name = null;
    if (contentDisposition != null && contentDisposition.contains("filename=")) {
      name = contentDisposition.substring(contentDisposition.indexOf("filename=") + 9).replace("\"", "").trim();
    }
    if (name == null) {
      String path = Uri.decode(url);
      int query = path == null ? -1 : path.indexOf('?');
      if (query > 0) path = path.substring(0, query);
      if (path != null && !path.endsWith("/")) name = path.substring(path.lastIndexOf('/') + 1);
    }
    if (name == null || name.isEmpty()) name = "downloadfile";
    if (name.indexOf('.') >= 0) return name;
    String extension = MimeTypeMap.getSingleton().getExtensionFromMimeType(mimeType);
    return name + "." + (extension != null ? extension : mimeType != null && mimeType.startsWith("text/") ? "txt" : "bin");
  }
}

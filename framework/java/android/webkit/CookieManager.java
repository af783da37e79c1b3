package android.webkit;

import android.net.Uri;
import android.os.Handler;
import antecede.Atomic;
import antecede.Unlisted;
import java.util.concurrent.ConcurrentHashMap;

/** The cookies of all WebViews. */
@Atomic
public abstract class CookieManager {
  private static CookieManager instance;
  private static boolean fileSchemes;

  public CookieManager() {}

  public static CookieManager getInstance() {
    if (instance == null) instance = new Cookies();
    return instance;
  }

  public static boolean allowFileSchemeCookies() { return fileSchemes; }

  public static void setAcceptFileSchemeCookies(boolean accept) { fileSchemes = accept; }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException("doesn't implement Cloneable");
  }

  public abstract void setAcceptCookie(boolean accept);

  public abstract boolean acceptCookie();

  public abstract void setAcceptThirdPartyCookies(WebView webview, boolean accept);

  public abstract boolean acceptThirdPartyCookies(WebView webview);

  public abstract void setCookie(String url, String value);

  public abstract void setCookie(String url, String value, ValueCallback<Boolean> callback);

  public abstract String getCookie(String url);

  @Unlisted
  public String getCookie(String url, boolean privateBrowsing) { return getCookie(url); }

  @Deprecated
  public abstract void removeSessionCookie();

  public abstract void removeSessionCookies(ValueCallback<Boolean> callback);

  @Deprecated
  public abstract void removeAllCookie();

  public abstract void removeAllCookies(ValueCallback<Boolean> callback);

  public abstract boolean hasCookies();

  @Deprecated
  public abstract void removeExpiredCookie();

  public abstract void flush();

  /** Cookies by host: one entry of a concurrent map each. */
  private static final class Cookies extends CookieManager {
    private final ConcurrentHashMap<String, String> byHost = new ConcurrentHashMap<String, String>();
    private boolean accepts = true, thirdParty;

    private static String host(String url) {
      String host = Uri.parse(url).getHost();
      return host == null ? url : host;
    }

    /** The answer comes to the looper of the thread that asked. */
    private static void answer(final ValueCallback<Boolean> callback, final boolean value) {
      if (callback == null) return;
      new Handler().post(new Runnable() {
        @Override
        public void run() { callback.onReceiveValue(value); }
      });
    }

    @Override
    public void setAcceptCookie(boolean accept) { accepts = accept; }

    @Override
    public boolean acceptCookie() { return accepts; }

    @Override
    public void setAcceptThirdPartyCookies(WebView webview, boolean accept) { thirdParty = accept; }

    @Override
    public boolean acceptThirdPartyCookies(WebView webview) { return thirdParty; }

    @Override
    public void setCookie(String url, String value) {
      int end = value.indexOf(';');
      String pair = end < 0 ? value : value.substring(0, end);
      String old = byHost.get(host(url));
      byHost.put(host(url), old == null ? pair : old + "; " + pair);
    }

    @Override
    public void setCookie(String url, String value, ValueCallback<Boolean> callback) {
      setCookie(url, value);
      answer(callback, true);
    }

    @Override
    public String getCookie(String url) { return byHost.get(host(url)); }

    @Override
    public void removeSessionCookie() {}

    @Override
    public void removeSessionCookies(ValueCallback<Boolean> callback) { answer(callback, false); }

    @Override
    public void removeAllCookie() { byHost.clear(); }

    @Override
    public void removeAllCookies(ValueCallback<Boolean> callback) {
      boolean any = hasCookies();
      byHost.clear();
      answer(callback, any);
    }

    @Override
    public boolean hasCookies() { return !byHost.isEmpty(); }

    @Override
    public void removeExpiredCookie() {}

    @Override
    public void flush() {}
  }
}

package android.webkit;

import android.content.Context;
import antecede.Unlisted;

/** The settings of a WebView. */
public abstract class WebSettings {
  public enum LayoutAlgorithm {
    NORMAL,
    SINGLE_COLUMN,
    NARROW_COLUMNS,
    TEXT_AUTOSIZING
  }

  public enum TextSize {
    SMALLEST(50),
    SMALLER(75),
    NORMAL(100),
    LARGER(150),
    LARGEST(200);

    int value;

    TextSize(int size) { value = size; }
  }

  public enum ZoomDensity {
    FAR(150),
    MEDIUM(100),
    CLOSE(75);

    int value;

    ZoomDensity(int size) { value = size; }
  }

  public enum RenderPriority {
    NORMAL,
    HIGH,
    LOW
  }

  public enum PluginState {
    ON,
    ON_DEMAND,
    OFF
  }

  @Unlisted
  public WebSettings() {}

  public synchronized void setTextSize(TextSize t) { setTextZoom(t.value); }

  public synchronized TextSize getTextSize() {
    for (TextSize size : TextSize.values()) {
      if (size.value >= getTextZoom()) return size;
    }
    return TextSize.LARGEST;
  }

  public static String getDefaultUserAgent(Context context) {
    return "Mozilla/5.0 (Linux; Android 14; Antecede) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36";
  }

  private boolean pluginsEnabled;
  private String pluginsPath;
  public static final int LOAD_CACHE_ELSE_NETWORK = 1;
  public static final int LOAD_CACHE_ONLY = 3;
  public static final int LOAD_DEFAULT = -1;
  public static final int LOAD_NORMAL = 0;
  public static final int LOAD_NO_CACHE = 2;
  public static final int MENU_ITEM_NONE = 0;
  public static final int MENU_ITEM_PROCESS_TEXT = 4;
  public static final int MENU_ITEM_SHARE = 1;
  public static final int MENU_ITEM_WEB_SEARCH = 2;
  public static final int MIXED_CONTENT_ALWAYS_ALLOW = 0;
  public static final int MIXED_CONTENT_COMPATIBILITY_MODE = 2;
  public static final int MIXED_CONTENT_NEVER_ALLOW = 1;

  @Unlisted
  @Deprecated
  public abstract void setNavDump(boolean enabled);

  @Unlisted
  @Deprecated
  public abstract boolean getNavDump();

  public abstract boolean enableSmoothTransition();

  public abstract boolean getAllowContentAccess();

  public abstract boolean getAllowFileAccess();

  public abstract boolean getAllowFileAccessFromFileURLs();

  public abstract boolean getAllowUniversalAccessFromFileURLs();

  public abstract boolean getBlockNetworkImage();

  public abstract boolean getBlockNetworkLoads();

  public abstract boolean getBuiltInZoomControls();

  public abstract int getCacheMode();

  public abstract String getCursiveFontFamily();

  public abstract boolean getDatabaseEnabled();

  public abstract String getDatabasePath();

  public abstract int getDefaultFixedFontSize();

  public abstract int getDefaultFontSize();

  public abstract String getDefaultTextEncodingName();

  public abstract ZoomDensity getDefaultZoom();

  public abstract int getDisabledActionModeMenuItems();

  public abstract boolean getDisplayZoomControls();

  public abstract boolean getDomStorageEnabled();

  public abstract String getFantasyFontFamily();

  public abstract String getFixedFontFamily();

  public abstract boolean getJavaScriptCanOpenWindowsAutomatically();

  public abstract boolean getJavaScriptEnabled();

  public abstract LayoutAlgorithm getLayoutAlgorithm();

  public abstract boolean getLightTouchEnabled();

  public abstract boolean getLoadWithOverviewMode();

  public abstract boolean getLoadsImagesAutomatically();

  public abstract boolean getMediaPlaybackRequiresUserGesture();

  public abstract int getMinimumFontSize();

  public abstract int getMinimumLogicalFontSize();

  public abstract int getMixedContentMode();

  public abstract boolean getOffscreenPreRaster();

  public abstract PluginState getPluginState();

  public abstract boolean getSafeBrowsingEnabled();

  public abstract String getSansSerifFontFamily();

  public abstract boolean getSaveFormData();

  public abstract boolean getSavePassword();

  public abstract String getSerifFontFamily();

  public abstract String getStandardFontFamily();

  public abstract int getTextZoom();

  public abstract boolean getUseWideViewPort();

  public abstract String getUserAgentString();

  public abstract void setAllowContentAccess(boolean on);

  public abstract void setAllowFileAccess(boolean on);

  public abstract void setAllowFileAccessFromFileURLs(boolean on);

  public abstract void setAllowUniversalAccessFromFileURLs(boolean on);

  public abstract void setAppCacheEnabled(boolean on);

  public abstract void setAppCacheMaxSize(long value);

  public abstract void setAppCachePath(String name);

  public abstract void setBlockNetworkImage(boolean on);

  public abstract void setBlockNetworkLoads(boolean on);

  public abstract void setBuiltInZoomControls(boolean on);

  public abstract void setCacheMode(int value);

  public abstract void setCursiveFontFamily(String name);

  public abstract void setDatabaseEnabled(boolean on);

  public abstract void setDatabasePath(String name);

  public abstract void setDefaultFixedFontSize(int value);

  public abstract void setDefaultFontSize(int value);

  public abstract void setDefaultTextEncodingName(String name);

  public abstract void setDefaultZoom(ZoomDensity zoomDensity);

  public abstract void setDisabledActionModeMenuItems(int value);

  public abstract void setDisplayZoomControls(boolean on);

  public abstract void setDomStorageEnabled(boolean on);

  public abstract void setEnableSmoothTransition(boolean on);

  public abstract void setFantasyFontFamily(String name);

  public abstract void setFixedFontFamily(String name);

  public abstract void setGeolocationDatabasePath(String name);

  public abstract void setGeolocationEnabled(boolean on);

  public abstract void setJavaScriptCanOpenWindowsAutomatically(boolean on);

  public abstract void setJavaScriptEnabled(boolean on);

  public abstract void setLayoutAlgorithm(LayoutAlgorithm layoutAlgorithm);

  public abstract void setLightTouchEnabled(boolean on);

  public abstract void setLoadWithOverviewMode(boolean on);

  public abstract void setLoadsImagesAutomatically(boolean on);

  public abstract void setMediaPlaybackRequiresUserGesture(boolean on);

  public abstract void setMinimumFontSize(int value);

  public abstract void setMinimumLogicalFontSize(int value);

  public abstract void setMixedContentMode(int value);

  public abstract void setNeedInitialFocus(boolean on);

  public abstract void setOffscreenPreRaster(boolean on);

  public abstract void setPluginState(PluginState pluginState);

  public void setPluginsEnabled(boolean pluginsEnabled) { this.pluginsEnabled = pluginsEnabled; }
  public boolean getPluginsEnabled() { return pluginsEnabled; }

  public void setPluginsPath(String pluginsPath) { this.pluginsPath = pluginsPath; }
  public String getPluginsPath() { return pluginsPath; }

  public abstract void setRenderPriority(RenderPriority renderPriority);

  public abstract void setSafeBrowsingEnabled(boolean on);

  public abstract void setSansSerifFontFamily(String name);

  public abstract void setSaveFormData(boolean on);

  public abstract void setSavePassword(boolean on);

  public abstract void setSerifFontFamily(String name);

  public abstract void setStandardFontFamily(String name);

  public abstract void setSupportMultipleWindows(boolean on);

  public abstract void setSupportZoom(boolean on);

  public abstract void setTextZoom(int value);

  public abstract void setUseWideViewPort(boolean on);

  public abstract void setUserAgentString(String name);

  public abstract boolean supportMultipleWindows();

  public abstract boolean supportZoom();
}

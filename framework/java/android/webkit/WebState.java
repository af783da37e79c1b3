package android.webkit;

import android.content.Context;

/** Keeps what is set. */
final class WebState extends WebSettings {
  private boolean supportZoom = true, multipleWindows;
  WebState(Context context) {
    setUserAgentString(getDefaultUserAgent(context));
    setTextZoom(100);
    setDefaultFontSize(16);
    setDefaultFixedFontSize(13);
    setMinimumFontSize(8);
    setMinimumLogicalFontSize(8);
    setAllowContentAccess(true);
    setLoadsImagesAutomatically(true);
    setDefaultTextEncodingName("UTF-8");
    setLayoutAlgorithm(LayoutAlgorithm.NARROW_COLUMNS);
    setPluginState(PluginState.OFF);
    setDefaultZoom(ZoomDensity.MEDIUM);
    setDisplayZoomControls(true);
    setCacheMode(LOAD_DEFAULT);
  }

  private boolean allowContentAccess;
  private boolean allowFileAccess;
  private boolean allowFileAccessFromFileURLs;
  private boolean allowUniversalAccessFromFileURLs;
  private boolean blockNetworkImage;
  private boolean blockNetworkLoads;
  private boolean builtInZoomControls;
  private int cacheMode;
  private String cursiveFontFamily;
  private boolean databaseEnabled;
  private String databasePath;
  private int defaultFixedFontSize;
  private int defaultFontSize;
  private String defaultTextEncodingName;
  private WebSettings.ZoomDensity defaultZoom;
  private int disabledActionModeMenuItems;
  private boolean displayZoomControls;
  private boolean domStorageEnabled;
  private String fantasyFontFamily;
  private String fixedFontFamily;
  private boolean javaScriptCanOpenWindowsAutomatically;
  private boolean javaScriptEnabled;
  private WebSettings.LayoutAlgorithm layoutAlgorithm;
  private boolean lightTouchEnabled;
  private boolean loadWithOverviewMode;
  private boolean loadsImagesAutomatically;
  private boolean mediaPlaybackRequiresUserGesture;
  private int minimumFontSize;
  private int minimumLogicalFontSize;
  private int mixedContentMode;
  private boolean offscreenPreRaster;
  private WebSettings.PluginState pluginState;
  private boolean safeBrowsingEnabled;
  private String sansSerifFontFamily;
  private boolean saveFormData;
  private boolean savePassword;
  private String serifFontFamily;
  private String standardFontFamily;
  private int textZoom;
  private boolean useWideViewPort;
  private String userAgentString;

  @Override
  public boolean enableSmoothTransition() { return false; }

  @Override
  public void setAllowContentAccess(boolean allowContentAccess) { this.allowContentAccess = allowContentAccess; }

  @Override
  public boolean getAllowContentAccess() { return allowContentAccess; }

  @Override
  public void setAllowFileAccess(boolean allowFileAccess) { this.allowFileAccess = allowFileAccess; }

  @Override
  public boolean getAllowFileAccess() { return allowFileAccess; }

  @Override
  public void setAllowFileAccessFromFileURLs(boolean allowFileAccessFromFileURLs) {
    this.allowFileAccessFromFileURLs = allowFileAccessFromFileURLs;
  }

  @Override
  public boolean getAllowFileAccessFromFileURLs() { return allowFileAccessFromFileURLs; }

  @Override
  public void setAllowUniversalAccessFromFileURLs(boolean allowUniversalAccessFromFileURLs) {
    this.allowUniversalAccessFromFileURLs = allowUniversalAccessFromFileURLs;
  }

  @Override
  public boolean getAllowUniversalAccessFromFileURLs() { return allowUniversalAccessFromFileURLs; }

  @Override
  public void setAppCacheEnabled(boolean appCacheEnabled) {}

  @Override
  public void setAppCacheMaxSize(long appCacheMaxSize) {}

  @Override
  public void setAppCachePath(String appCachePath) {}

  @Override
  public void setBlockNetworkImage(boolean blockNetworkImage) { this.blockNetworkImage = blockNetworkImage; }

  @Override
  public boolean getBlockNetworkImage() { return blockNetworkImage; }

  @Override
  public void setBlockNetworkLoads(boolean blockNetworkLoads) { this.blockNetworkLoads = blockNetworkLoads; }

  @Override
  public boolean getBlockNetworkLoads() { return blockNetworkLoads; }

  @Override
  public void setBuiltInZoomControls(boolean builtInZoomControls) { this.builtInZoomControls = builtInZoomControls; }

  @Override
  public boolean getBuiltInZoomControls() { return builtInZoomControls; }

  @Override
  public void setCacheMode(int cacheMode) { this.cacheMode = cacheMode; }

  @Override
  public int getCacheMode() { return cacheMode; }

  @Override
  public void setCursiveFontFamily(String cursiveFontFamily) { this.cursiveFontFamily = cursiveFontFamily; }

  @Override
  public String getCursiveFontFamily() { return cursiveFontFamily; }

  @Override
  public void setDatabaseEnabled(boolean databaseEnabled) { this.databaseEnabled = databaseEnabled; }

  @Override
  public boolean getDatabaseEnabled() { return databaseEnabled; }

  @Override
  public void setDatabasePath(String databasePath) { this.databasePath = databasePath; }

  @Override
  public String getDatabasePath() { return databasePath; }

  @Override
  public void setDefaultFixedFontSize(int defaultFixedFontSize) { this.defaultFixedFontSize = defaultFixedFontSize; }

  @Override
  public int getDefaultFixedFontSize() { return defaultFixedFontSize; }

  @Override
  public void setDefaultFontSize(int defaultFontSize) { this.defaultFontSize = defaultFontSize; }

  @Override
  public int getDefaultFontSize() { return defaultFontSize; }

  @Override
  public void setDefaultTextEncodingName(String defaultTextEncodingName) {
    this.defaultTextEncodingName = defaultTextEncodingName;
  }

  @Override
  public String getDefaultTextEncodingName() { return defaultTextEncodingName; }

  @Override
  public void setDefaultZoom(WebSettings.ZoomDensity defaultZoom) { this.defaultZoom = defaultZoom; }

  @Override
  public WebSettings.ZoomDensity getDefaultZoom() { return defaultZoom; }

  @Override
  public void setDisabledActionModeMenuItems(int disabledActionModeMenuItems) {
    this.disabledActionModeMenuItems = disabledActionModeMenuItems;
  }

  @Override
  public int getDisabledActionModeMenuItems() { return disabledActionModeMenuItems; }

  @Override
  public void setDisplayZoomControls(boolean displayZoomControls) { this.displayZoomControls = displayZoomControls; }

  @Override
  public boolean getDisplayZoomControls() { return displayZoomControls; }

  @Override
  public void setDomStorageEnabled(boolean domStorageEnabled) { this.domStorageEnabled = domStorageEnabled; }

  @Override
  public boolean getDomStorageEnabled() { return domStorageEnabled; }

  @Override
  public void setEnableSmoothTransition(boolean enableSmoothTransition) {}

  @Override
  public void setFantasyFontFamily(String fantasyFontFamily) { this.fantasyFontFamily = fantasyFontFamily; }

  @Override
  public String getFantasyFontFamily() { return fantasyFontFamily; }

  @Override
  public void setFixedFontFamily(String fixedFontFamily) { this.fixedFontFamily = fixedFontFamily; }

  @Override
  public String getFixedFontFamily() { return fixedFontFamily; }

  @Override
  public void setGeolocationDatabasePath(String geolocationDatabasePath) {}

  @Override
  public void setGeolocationEnabled(boolean geolocationEnabled) {}

  @Override
  public void setJavaScriptCanOpenWindowsAutomatically(boolean javaScriptCanOpenWindowsAutomatically) {
    this.javaScriptCanOpenWindowsAutomatically = javaScriptCanOpenWindowsAutomatically;
  }

  @Override
  public boolean getJavaScriptCanOpenWindowsAutomatically() { return javaScriptCanOpenWindowsAutomatically; }

  @Override
  public void setJavaScriptEnabled(boolean javaScriptEnabled) { this.javaScriptEnabled = javaScriptEnabled; }

  @Override
  public boolean getJavaScriptEnabled() { return javaScriptEnabled; }

  @Override
  public void setLayoutAlgorithm(WebSettings.LayoutAlgorithm layoutAlgorithm) { this.layoutAlgorithm = layoutAlgorithm; }

  @Override
  public WebSettings.LayoutAlgorithm getLayoutAlgorithm() { return layoutAlgorithm; }

  @Override
  public void setLightTouchEnabled(boolean lightTouchEnabled) { this.lightTouchEnabled = lightTouchEnabled; }

  @Override
  public boolean getLightTouchEnabled() { return lightTouchEnabled; }

  @Override
  public void setLoadWithOverviewMode(boolean loadWithOverviewMode) { this.loadWithOverviewMode = loadWithOverviewMode; }

  @Override
  public boolean getLoadWithOverviewMode() { return loadWithOverviewMode; }

  @Override
  public void setLoadsImagesAutomatically(boolean loadsImagesAutomatically) {
    this.loadsImagesAutomatically = loadsImagesAutomatically;
  }

  @Override
  public boolean getLoadsImagesAutomatically() { return loadsImagesAutomatically; }

  @Override
  public void setMediaPlaybackRequiresUserGesture(boolean mediaPlaybackRequiresUserGesture) {
    this.mediaPlaybackRequiresUserGesture = mediaPlaybackRequiresUserGesture;
  }

  @Override
  public boolean getMediaPlaybackRequiresUserGesture() { return mediaPlaybackRequiresUserGesture; }

  @Override
  public void setMinimumFontSize(int minimumFontSize) { this.minimumFontSize = minimumFontSize; }

  @Override
  public int getMinimumFontSize() { return minimumFontSize; }

  @Override
  public void setMinimumLogicalFontSize(int minimumLogicalFontSize) { this.minimumLogicalFontSize = minimumLogicalFontSize; }

  @Override
  public int getMinimumLogicalFontSize() { return minimumLogicalFontSize; }

  @Override
  public void setMixedContentMode(int mixedContentMode) { this.mixedContentMode = mixedContentMode; }

  @Override
  public int getMixedContentMode() { return mixedContentMode; }

  @Override
  public void setNeedInitialFocus(boolean needInitialFocus) {}

  @Override
  public void setOffscreenPreRaster(boolean offscreenPreRaster) { this.offscreenPreRaster = offscreenPreRaster; }

  @Override
  public boolean getOffscreenPreRaster() { return offscreenPreRaster; }

  @Override
  public void setPluginState(WebSettings.PluginState pluginState) { this.pluginState = pluginState; }

  @Override
  public WebSettings.PluginState getPluginState() { return pluginState; }

  @Override
  public void setRenderPriority(WebSettings.RenderPriority renderPriority) {}

  @Override
  public void setSafeBrowsingEnabled(boolean safeBrowsingEnabled) { this.safeBrowsingEnabled = safeBrowsingEnabled; }

  @Override
  public boolean getSafeBrowsingEnabled() { return safeBrowsingEnabled; }

  @Override
  public void setSansSerifFontFamily(String sansSerifFontFamily) { this.sansSerifFontFamily = sansSerifFontFamily; }

  @Override
  public String getSansSerifFontFamily() { return sansSerifFontFamily; }

  @Override
  public void setSaveFormData(boolean saveFormData) { this.saveFormData = saveFormData; }

  @Override
  public boolean getSaveFormData() { return saveFormData; }

  @Override
  public void setNavDump(boolean enabled) {}

  @Override
  public boolean getNavDump() { return false; }

  @Override
  public void setSavePassword(boolean savePassword) { this.savePassword = savePassword; }

  @Override
  public boolean getSavePassword() { return savePassword; }

  @Override
  public void setSerifFontFamily(String serifFontFamily) { this.serifFontFamily = serifFontFamily; }

  @Override
  public String getSerifFontFamily() { return serifFontFamily; }

  @Override
  public void setStandardFontFamily(String standardFontFamily) { this.standardFontFamily = standardFontFamily; }

  @Override
  public String getStandardFontFamily() { return standardFontFamily; }

  @Override
  public void setSupportMultipleWindows(boolean support) { multipleWindows = support; }

  @Override
  public void setSupportZoom(boolean supportZoom) { this.supportZoom = supportZoom; }

  @Override
  public void setTextZoom(int textZoom) { this.textZoom = textZoom; }

  @Override
  public int getTextZoom() { return textZoom; }

  @Override
  public void setUseWideViewPort(boolean useWideViewPort) { this.useWideViewPort = useWideViewPort; }

  @Override
  public boolean getUseWideViewPort() { return useWideViewPort; }

  @Override
  public void setUserAgentString(String userAgentString) { this.userAgentString = userAgentString; }

  @Override
  public String getUserAgentString() { return userAgentString; }

  @Override
  public boolean supportMultipleWindows() { return multipleWindows; }

  @Override
  public boolean supportZoom() { return supportZoom; }
}

package android.webkit;

import android.content.Context;

/** Stores the cookies: nothing is stored. */
@Deprecated
public final class CookieSyncManager extends WebSyncManager {
  private static CookieSyncManager instance;

  private CookieSyncManager() {}

  public static CookieSyncManager getInstance() {
    if (instance == null) {
      throw new IllegalStateException("CookieSyncManager::createInstance() needs to be called before CookieSyncManager::getInstance()");
    }
    return instance;
  }

  public static CookieSyncManager createInstance(Context context) {
    if (context == null) throw new IllegalArgumentException("Invalid context argument");
    if (instance == null) instance = new CookieSyncManager();
    return instance;
  }

  @Override
  public void sync() { CookieManager.getInstance().flush(); }

  protected void syncFromRamToFlash() { CookieManager.getInstance().flush(); }
}

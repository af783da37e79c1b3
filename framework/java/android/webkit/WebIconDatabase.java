package android.webkit;

import android.graphics.Bitmap;
import antecede.Unlisted;

/** Icons: none are kept. */
@Deprecated
public abstract class WebIconDatabase {
  private static WebIconDatabase instance;

  /** Hears of an icon. */
  @Deprecated
  public interface IconListener {
    void onReceivedIcon(String url, Bitmap icon);
  }

  private static final class Empty extends WebIconDatabase {
    @Override
    public void open(String path) {}

    @Override
    public void close() {}

    @Override
    public void removeAllIcons() {}

    @Override
    public void requestIconForPageUrl(String url, IconListener listener) {}

    @Override
    public void retainIconForPageUrl(String url) {}

    @Override
    public void releaseIconForPageUrl(String url) {}
  }

  @Unlisted
  public WebIconDatabase() {}

  public static WebIconDatabase getInstance() {
    if (instance == null) instance = new Empty();
    return instance;
  }

  public abstract void close();

  public abstract void open(String name);

  public abstract void releaseIconForPageUrl(String name);

  public abstract void removeAllIcons();

  public abstract void requestIconForPageUrl(String name, IconListener iconListener);

  public abstract void retainIconForPageUrl(String name);
}

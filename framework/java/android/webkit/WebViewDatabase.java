package android.webkit;

import android.content.Context;
import antecede.Unlisted;

/** Passwords: none are kept. */
public abstract class WebViewDatabase {
  private static WebViewDatabase instance;

  private static final class Empty extends WebViewDatabase {
    @Override
    public boolean hasUsernamePassword() { return false; }

    @Override
    public void clearUsernamePassword() {}

    @Override
    public boolean hasHttpAuthUsernamePassword() { return false; }

    @Override
    public void clearHttpAuthUsernamePassword() {}

    @Override
    public void setHttpAuthUsernamePassword(String host, String realm, String username, String password) {}

    @Override
    public String[] getHttpAuthUsernamePassword(String host, String realm) { return null; }

    @Override
    public boolean hasFormData() { return false; }

    @Override
    public void clearFormData() {}
  }

  @Unlisted
  public WebViewDatabase() {}

  public static WebViewDatabase getInstance(Context context) {
    if (instance == null) instance = new Empty();
    return instance;
  }

  public abstract void clearFormData();

  public abstract void clearHttpAuthUsernamePassword();

  public abstract void clearUsernamePassword();

  public abstract String[] getHttpAuthUsernamePassword(String name, String name2);

  public abstract boolean hasFormData();

  public abstract boolean hasHttpAuthUsernamePassword();

  public abstract boolean hasUsernamePassword();

  public abstract void setHttpAuthUsernamePassword(String name, String name2, String name3, String name4);
}

package android.app;

import android.content.Context;
import android.os.LocaleList;
import antecede.Unlisted;

/** The languages that the user chose for this app: none, until the app sets some. They change no resources. */
public class LocaleManager {
  private LocaleList chosen = LocaleList.getEmptyLocaleList();

  @Unlisted
  public LocaleManager(Context context) {}

  public LocaleList getApplicationLocales() {
    return chosen;
  }

  public LocaleList getApplicationLocales(String appPackageName) {
    return chosen;
  }

  public LocaleList getSystemLocales() {
    return LocaleList.getDefault();
  }

  public void setApplicationLocales(LocaleList locales) {
    if (locales == null) throw new NullPointerException();
    chosen = locales;
  }
}

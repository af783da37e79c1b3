package android.text.style;

import android.os.LocaleList;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import java.util.Locale;

/** Text in another language. */
public class LocaleSpan extends MetricAffectingSpan implements ParcelableSpan {
  private final LocaleList locales;

  public LocaleSpan(Locale locale) {
    locales = locale == null ? LocaleList.getEmptyLocaleList() : new LocaleList(locale);
  }

  public LocaleSpan(LocaleList locales) {
    if (locales == null) throw new NullPointerException("locales cannot be null");
    this.locales = locales;
  }

  public LocaleSpan(Parcel source) {
    locales = LocaleList.CREATOR.createFromParcel(source);
  }

  @Override
  public int getSpanTypeId() {
    return 23;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    locales.writeToParcel(dest, flags);
  }

  public Locale getLocale() {
    return locales.isEmpty() ? null : locales.get(0);
  }

  public LocaleList getLocales() {
    return locales;
  }

  @Override
  public void updateDrawState(TextPaint ds) {
    ds.setTextLocales(locales);
  }

  @Override
  public void updateMeasureState(TextPaint paint) {
    paint.setTextLocales(locales);
  }

  @Override
  public String toString() {
    return "LocaleSpan{mLocales=" + locales + "}";
  }
}

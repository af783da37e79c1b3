package android.os;

import java.util.Locale;

/** Languages that the user knows, the best first. */
public final class LocaleList implements Parcelable {
  private static LocaleList defaults;

  private final Locale[] list;

  public static final Parcelable.Creator<LocaleList> CREATOR = new Parcelable.Creator<LocaleList>() {
    @Override
    public LocaleList createFromParcel(Parcel source) {
      return forLanguageTags(source.readString());
    }

    @Override
    public LocaleList[] newArray(int size) {
      return new LocaleList[size];
    }
  };

  public LocaleList(Locale... list) {
    this.list = list.clone();
  }

  public Locale get(int index) {
    return index >= 0 && index < list.length ? list[index] : null;
  }

  public boolean isEmpty() {
    return list.length == 0;
  }

  public int size() {
    return list.length;
  }

  public int indexOf(Locale locale) {
    for (int i = 0; i < list.length; i++) {
      if (list[i].equals(locale)) return i;
    }
    return -1;
  }

  public String toLanguageTags() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < list.length; i++) text.append(i == 0 ? "" : ",").append(list[i].toLanguageTag());
    return text.toString();
  }

  public static LocaleList getEmptyLocaleList() {
    return new LocaleList();
  }

  public static LocaleList forLanguageTags(String list) {
    if (list == null || list.isEmpty()) return getEmptyLocaleList();
    String[] tags = list.split(",");
    Locale[] locales = new Locale[tags.length];
    for (int i = 0; i < tags.length; i++) locales[i] = Locale.forLanguageTag(tags[i]);
    return new LocaleList(locales);
  }

  public Locale getFirstMatch(String[] supportedLocales) {
    for (int i = 0; i < list.length; i++) {
      for (int j = 0; j < supportedLocales.length; j++) {
        if (Locale.forLanguageTag(supportedLocales[j]).getLanguage().equals(list[i].getLanguage())) return list[i];
      }
    }
    return get(0);
  }

  public static LocaleList getDefault() {
    Locale first = Locale.getDefault();
    if (defaults == null || defaults.isEmpty() || !defaults.get(0).equals(first)) defaults = new LocaleList(first);
    return defaults;
  }

  public static LocaleList getAdjustedDefault() {
    return getDefault();
  }

  public static void setDefault(LocaleList locales) {
    if (locales.isEmpty()) throw new IllegalArgumentException("locales is empty");
    defaults = locales;
    Locale.setDefault(locales.get(0));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LocaleList && java.util.Arrays.equals(((LocaleList) other).list, list);
  }

  @Override
  public int hashCode() {
    return java.util.Arrays.hashCode(list);
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(list);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(toLanguageTags());
  }
}

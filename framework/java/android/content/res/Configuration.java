package android.content.res;

import android.content.pm.ActivityInfo;
import android.os.LocaleList;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.Locale;

/** What the device is like at the moment: what resources are chosen by. */
public final class Configuration implements Parcelable, Comparable<Configuration> {
  public static final int COLOR_MODE_HDR_MASK = 12, COLOR_MODE_HDR_NO = 4, COLOR_MODE_HDR_SHIFT = 2,
      COLOR_MODE_HDR_UNDEFINED = 0, COLOR_MODE_HDR_YES = 8, COLOR_MODE_UNDEFINED = 0, COLOR_MODE_WIDE_COLOR_GAMUT_MASK = 3,
      COLOR_MODE_WIDE_COLOR_GAMUT_NO = 1, COLOR_MODE_WIDE_COLOR_GAMUT_UNDEFINED = 0, COLOR_MODE_WIDE_COLOR_GAMUT_YES = 2,
      DENSITY_DPI_UNDEFINED = 0, FONT_WEIGHT_ADJUSTMENT_UNDEFINED = 2147483647, GRAMMATICAL_GENDER_FEMININE = 2,
      GRAMMATICAL_GENDER_MASCULINE = 3, GRAMMATICAL_GENDER_NEUTRAL = 1, GRAMMATICAL_GENDER_NOT_SPECIFIED = 0,
      HARDKEYBOARDHIDDEN_NO = 1, HARDKEYBOARDHIDDEN_UNDEFINED = 0, HARDKEYBOARDHIDDEN_YES = 2, KEYBOARDHIDDEN_NO = 1,
      KEYBOARDHIDDEN_UNDEFINED = 0, KEYBOARDHIDDEN_YES = 2, KEYBOARD_12KEY = 3, KEYBOARD_NOKEYS = 1, KEYBOARD_QWERTY = 2,
      KEYBOARD_UNDEFINED = 0, MNC_ZERO = 65535, NAVIGATIONHIDDEN_NO = 1, NAVIGATIONHIDDEN_UNDEFINED = 0,
      NAVIGATIONHIDDEN_YES = 2, NAVIGATION_DPAD = 2, NAVIGATION_NONAV = 1, NAVIGATION_TRACKBALL = 3, NAVIGATION_UNDEFINED = 0,
      NAVIGATION_WHEEL = 4, ORIENTATION_LANDSCAPE = 2, ORIENTATION_PORTRAIT = 1, ORIENTATION_SQUARE = 3,
      ORIENTATION_UNDEFINED = 0, SCREENLAYOUT_LAYOUTDIR_LTR = 64, SCREENLAYOUT_LAYOUTDIR_MASK = 192,
      SCREENLAYOUT_LAYOUTDIR_RTL = 128, SCREENLAYOUT_LAYOUTDIR_SHIFT = 6, SCREENLAYOUT_LAYOUTDIR_UNDEFINED = 0,
      SCREENLAYOUT_LONG_MASK = 48, SCREENLAYOUT_LONG_NO = 16, SCREENLAYOUT_LONG_UNDEFINED = 0, SCREENLAYOUT_LONG_YES = 32,
      SCREENLAYOUT_ROUND_MASK = 768, SCREENLAYOUT_ROUND_NO = 256, SCREENLAYOUT_ROUND_UNDEFINED = 0,
      SCREENLAYOUT_ROUND_YES = 512, SCREENLAYOUT_SIZE_LARGE = 3, SCREENLAYOUT_SIZE_MASK = 15, SCREENLAYOUT_SIZE_NORMAL = 2,
      SCREENLAYOUT_SIZE_SMALL = 1, SCREENLAYOUT_SIZE_UNDEFINED = 0, SCREENLAYOUT_SIZE_XLARGE = 4, SCREENLAYOUT_UNDEFINED = 0,
      SCREEN_HEIGHT_DP_UNDEFINED = 0, SCREEN_WIDTH_DP_UNDEFINED = 0, SMALLEST_SCREEN_WIDTH_DP_UNDEFINED = 0,
      TOUCHSCREEN_FINGER = 3, TOUCHSCREEN_NOTOUCH = 1, TOUCHSCREEN_STYLUS = 2, TOUCHSCREEN_UNDEFINED = 0,
      UI_MODE_NIGHT_MASK = 48, UI_MODE_NIGHT_NO = 16, UI_MODE_NIGHT_UNDEFINED = 0, UI_MODE_NIGHT_YES = 32,
      UI_MODE_TYPE_APPLIANCE = 5, UI_MODE_TYPE_CAR = 3, UI_MODE_TYPE_DESK = 2, UI_MODE_TYPE_MASK = 15, UI_MODE_TYPE_NORMAL = 1,
      UI_MODE_TYPE_TELEVISION = 4, UI_MODE_TYPE_UNDEFINED = 0, UI_MODE_TYPE_VR_HEADSET = 7, UI_MODE_TYPE_WATCH = 6;

  /** What {@link #values} lists: changes, as in ActivityInfo. */
  private static final int[] CHANGES = {
      ActivityInfo.CONFIG_MCC, ActivityInfo.CONFIG_MNC, ActivityInfo.CONFIG_TOUCHSCREEN, ActivityInfo.CONFIG_KEYBOARD,
      ActivityInfo.CONFIG_KEYBOARD_HIDDEN, ActivityInfo.CONFIG_KEYBOARD_HIDDEN, ActivityInfo.CONFIG_NAVIGATION,
      ActivityInfo.CONFIG_KEYBOARD_HIDDEN, ActivityInfo.CONFIG_ORIENTATION, ActivityInfo.CONFIG_SCREEN_LAYOUT,
      ActivityInfo.CONFIG_COLOR_MODE, ActivityInfo.CONFIG_UI_MODE, ActivityInfo.CONFIG_SCREEN_SIZE,
      ActivityInfo.CONFIG_SCREEN_SIZE, ActivityInfo.CONFIG_SMALLEST_SCREEN_SIZE, ActivityInfo.CONFIG_DENSITY,
      ActivityInfo.CONFIG_FONT_WEIGHT_ADJUSTMENT};

  public float fontScale;
  @Deprecated public Locale locale;
  public int mcc;
  public int mnc;
  public int touchscreen;
  public int keyboard;
  public int keyboardHidden;
  public int hardKeyboardHidden;
  public int navigation;
  public int navigationHidden;
  public int orientation;
  public int screenLayout;
  public int colorMode;
  public int uiMode;
  public int screenWidthDp;
  public int screenHeightDp;
  public int smallestScreenWidthDp;
  public int densityDpi;
  public int fontWeightAdjustment;

  public static final Parcelable.Creator<Configuration> CREATOR = new Parcelable.Creator<Configuration>() {
    @Override
    public Configuration createFromParcel(Parcel source) {
      Configuration read = new Configuration();
      read.readFromParcel(source);
      return read;
    }

    @Override
    public Configuration[] newArray(int size) {
      return new Configuration[size];
    }
  };

  public Configuration() {
    setToDefaults();
    fontScale = 0;
  }

  public Configuration(Configuration o) {
    setTo(o);
  }

  private int[] values() {
    return new int[] {mcc, mnc, touchscreen, keyboard, keyboardHidden, hardKeyboardHidden, navigation, navigationHidden,
        orientation, screenLayout, colorMode, uiMode, screenWidthDp, screenHeightDp, smallestScreenWidthDp,
        densityDpi, fontWeightAdjustment};
  }

  private void assign(int[] values) {
    mcc = values[0];
    mnc = values[1];
    touchscreen = values[2];
    keyboard = values[3];
    keyboardHidden = values[4];
    hardKeyboardHidden = values[5];
    navigation = values[6];
    navigationHidden = values[7];
    orientation = values[8];
    screenLayout = values[9];
    colorMode = values[10];
    uiMode = values[11];
    screenWidthDp = values[12];
    screenHeightDp = values[13];
    smallestScreenWidthDp = values[14];
    densityDpi = values[15];
    fontWeightAdjustment = values[16];
  }

  public void setTo(Configuration o) {
    fontScale = o.fontScale;
    locale = o.locale;
    assign(o.values());
  }

  public void setToDefaults() {
    fontScale = 1;
    locale = null;
    assign(new int[CHANGES.length]);
    fontWeightAdjustment = FONT_WEIGHT_ADJUSTMENT_UNDEFINED;
  }

  public boolean isLayoutSizeAtLeast(int size) {
    int own = screenLayout & SCREENLAYOUT_SIZE_MASK;
    return own != SCREENLAYOUT_SIZE_UNDEFINED && own >= size;
  }

  /** Whether a value says anything. */
  private static boolean isSet(int index, int value) {
    return value != 0 && (index != CHANGES.length - 1 || value != FONT_WEIGHT_ADJUSTMENT_UNDEFINED);
  }

  /** Takes over what the other says; returns what has changed by it. */
  public int updateFrom(Configuration delta) {
    int changed = diff(delta);
    int[] values = values();
    int[] others = delta.values();
    for (int i = 0; i < values.length; i++) {
      if (isSet(i, others[i])) values[i] = others[i];
    }
    assign(values);
    if (delta.fontScale > 0) fontScale = delta.fontScale;
    if (delta.locale != null) setLocale(delta.locale);
    return changed;
  }

  public int diff(Configuration delta) {
    int changed = 0;
    int[] values = values();
    int[] others = delta.values();
    for (int i = 0; i < values.length; i++) {
      if (isSet(i, others[i]) && values[i] != others[i]) changed |= CHANGES[i];
    }
    if (delta.fontScale > 0 && fontScale != delta.fontScale) changed |= ActivityInfo.CONFIG_FONT_SCALE;
    if (delta.locale != null && !delta.locale.equals(locale)) {
      changed |= ActivityInfo.CONFIG_LOCALE | ActivityInfo.CONFIG_LAYOUT_DIRECTION;
    }
    return changed;
  }

  public static boolean needNewResources(int configChanges, int interestingChanges) {
    return (configChanges & (interestingChanges | ActivityInfo.CONFIG_FONT_SCALE)) != 0;
  }

  public static Configuration generateDelta(Configuration base, Configuration change) {
    Configuration delta = new Configuration();
    int[] values = base.values();
    int[] others = change.values();
    int[] changes = delta.values();
    for (int i = 0; i < values.length; i++) {
      if (values[i] != others[i]) changes[i] = others[i];
    }
    delta.assign(changes);
    delta.fontScale = base.fontScale == change.fontScale ? 0 : change.fontScale;
    if (change.locale != null && !change.locale.equals(base.locale)) delta.locale = change.locale;
    return delta;
  }

  public boolean isNightModeActive() {
    return (uiMode & UI_MODE_NIGHT_MASK) == UI_MODE_NIGHT_YES;
  }

  @Override
  public int compareTo(Configuration that) {
    int order = Float.compare(fontScale, that.fontScale);
    int[] values = values();
    int[] others = that.values();
    for (int i = 0; i < values.length && order == 0; i++) order = Integer.compare(values[i], others[i]);
    return order != 0 ? order : String.valueOf(locale).compareTo(String.valueOf(that.locale));
  }

  public boolean equals(Configuration that) {
    return that != null && (that == this || compareTo(that) == 0);
  }

  @Override
  public boolean equals(Object that) {
    return that instanceof Configuration && equals((Configuration) that);
  }

  @Override
  public int hashCode() {
    int hash = Float.floatToIntBits(fontScale);
    for (int value : values()) hash = 31 * hash + value;
    return 31 * hash + (locale == null ? 0 : locale.hashCode());
  }

  public int getGrammaticalGender() {
    return GRAMMATICAL_GENDER_NOT_SPECIFIED;
  }

  public LocaleList getLocales() {
    return locale == null ? LocaleList.getEmptyLocaleList() : new LocaleList(locale);
  }

  public void setLocales(LocaleList locales) {
    setLocale(locales == null || locales.isEmpty() ? null : locales.get(0));
  }

  public void setLocale(Locale loc) {
    locale = loc;
    setLayoutDirection(loc);
  }

  public int getLayoutDirection() {
    return (screenLayout & SCREENLAYOUT_LAYOUTDIR_MASK) == SCREENLAYOUT_LAYOUTDIR_RTL ? 1 : 0;
  }

  public void setLayoutDirection(Locale loc) {
    String language = loc == null ? "" : loc.getLanguage();
    boolean right = language.equals("ar") || language.equals("fa") || language.equals("he") || language.equals("iw")
        || language.equals("ur");
    int direction = right ? SCREENLAYOUT_LAYOUTDIR_RTL : SCREENLAYOUT_LAYOUTDIR_LTR;
    screenLayout = screenLayout & ~SCREENLAYOUT_LAYOUTDIR_MASK | direction;
  }

  public boolean isScreenRound() {
    return (screenLayout & SCREENLAYOUT_ROUND_MASK) == SCREENLAYOUT_ROUND_YES;
  }

  public boolean isScreenWideColorGamut() {
    return (colorMode & COLOR_MODE_WIDE_COLOR_GAMUT_MASK) == COLOR_MODE_WIDE_COLOR_GAMUT_YES;
  }

  public boolean isScreenHdr() {
    return (colorMode & COLOR_MODE_HDR_MASK) == COLOR_MODE_HDR_YES;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeFloat(fontScale);
    dest.writeString(locale == null ? null : locale.toLanguageTag());
    dest.writeIntArray(values());
  }

  public void readFromParcel(Parcel source) {
    fontScale = source.readFloat();
    String tag = source.readString();
    locale = tag == null ? null : Locale.forLanguageTag(tag);
    assign(source.createIntArray());
  }

  @Override
  public String toString() {
    return "{" + fontScale + " " + locale + " " + screenWidthDp + "x" + screenHeightDp + "dp sw" + smallestScreenWidthDp + "dp "
        + densityDpi + "dpi " + (orientation == ORIENTATION_LANDSCAPE ? "land" : "port") + "}";
  }
}

package android.view.inputmethod;

import android.os.Parcel;
import android.os.Parcelable;

/** A language of a keyboard. */
public final class InputMethodSubtype implements Parcelable {
  public static final Parcelable.Creator<InputMethodSubtype> CREATOR = new Parcelable.Creator<InputMethodSubtype>() {
    @Override
    public InputMethodSubtype createFromParcel(Parcel source) {
      return new InputMethodSubtype(source.readInt(), source.readInt(), source.readString(), source.readString(),
          source.readString(), false, false);
    }

    @Override
    public InputMethodSubtype[] newArray(int size) {
      return new InputMethodSubtype[size];
    }
  };

  private final int nameId;
  private final int iconId;
  private final String locale;
  private final String mode;
  private final String extra;
  private final boolean auxiliary;
  private final boolean overrides;

  @Deprecated
  public InputMethodSubtype(int nameId, int iconId, String locale, String mode, String extraValue, boolean isAuxiliary,
      boolean overridesImplicitlyEnabledSubtype) {
    this.nameId = nameId;
    this.iconId = iconId;
    this.locale = locale;
    this.mode = mode;
    extra = extraValue;
    auxiliary = isAuxiliary;
    overrides = overridesImplicitlyEnabledSubtype;
  }

  public int getNameResId() {
    return nameId;
  }

  public int getIconResId() {
    return iconId;
  }

  @Deprecated
  public String getLocale() {
    return locale;
  }

  public String getLanguageTag() {
    return locale == null ? "" : locale.replace('_', '-');
  }

  public String getMode() {
    return mode;
  }

  public String getExtraValue() {
    return extra;
  }

  public boolean isAuxiliary() {
    return auxiliary;
  }

  public boolean overridesImplicitlyEnabledSubtype() {
    return overrides;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int parcelableFlags) {
    dest.writeInt(nameId);
    dest.writeInt(iconId);
    dest.writeString(locale);
    dest.writeString(mode);
    dest.writeString(extra);
  }
}

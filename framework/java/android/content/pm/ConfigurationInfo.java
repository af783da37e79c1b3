package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** What hardware an app wants. */
public class ConfigurationInfo implements Parcelable {
  public static final int GL_ES_VERSION_UNDEFINED = 0, INPUT_FEATURE_FIVE_WAY_NAV = 2, INPUT_FEATURE_HARD_KEYBOARD = 1;

  public int reqGlEsVersion;
  public int reqInputFeatures;
  public int reqKeyboardType;
  public int reqNavigation;
  public int reqTouchScreen;

  public static final Parcelable.Creator<ConfigurationInfo> CREATOR = new Parcelable.Creator<ConfigurationInfo>() {
    @Override
    public ConfigurationInfo createFromParcel(Parcel source) {
      return new ConfigurationInfo(source);
    }

    @Override
    public ConfigurationInfo[] newArray(int size) {
      return new ConfigurationInfo[size];
    }
  };

  public ConfigurationInfo() {}

  public ConfigurationInfo(ConfigurationInfo orig) {
    reqGlEsVersion = orig.reqGlEsVersion;
    reqInputFeatures = orig.reqInputFeatures;
    reqKeyboardType = orig.reqKeyboardType;
    reqNavigation = orig.reqNavigation;
    reqTouchScreen = orig.reqTouchScreen;
  }

  private ConfigurationInfo(Parcel source) {
    reqGlEsVersion = source.readInt();
    reqInputFeatures = source.readInt();
    reqKeyboardType = source.readInt();
    reqNavigation = source.readInt();
    reqTouchScreen = source.readInt();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(reqGlEsVersion);
    dest.writeInt(reqInputFeatures);
    dest.writeInt(reqKeyboardType);
    dest.writeInt(reqNavigation);
    dest.writeInt(reqTouchScreen);
  }

  @Override
  public String toString() {
    return "ConfigurationInfo{" + reqGlEsVersion + "}";
  }

  public String getGlEsVersion() {
    return (reqGlEsVersion >> 16 & 0xffff) + "." + (reqGlEsVersion & 0xffff);
  }
}

package android.view.inputmethod;

import android.content.ComponentName;
import android.content.pm.PackageManager;
import android.os.Parcel;
import android.os.Parcelable;

/** A keyboard that is installed. */
public final class InputMethodInfo implements Parcelable {
  public static final Parcelable.Creator<InputMethodInfo> CREATOR = new Parcelable.Creator<InputMethodInfo>() {
    @Override
    public InputMethodInfo createFromParcel(Parcel source) {
      return new InputMethodInfo(source.readString(), source.readString(), source.readString(), source.readString());
    }

    @Override
    public InputMethodInfo[] newArray(int size) {
      return new InputMethodInfo[size];
    }
  };

  private final String packageName;
  private final String className;
  private final CharSequence label;
  private final String settings;

  public InputMethodInfo(String packageName, String className, CharSequence label, String settingsActivity) {
    this.packageName = packageName;
    this.className = className;
    this.label = label;
    settings = settingsActivity;
  }

  public String getId() {
    return getComponent().flattenToShortString();
  }

  public String getPackageName() {
    return packageName;
  }

  public String getServiceName() {
    return className;
  }

  public ComponentName getComponent() {
    return new ComponentName(packageName, className);
  }

  public CharSequence loadLabel(PackageManager pm) {
    return label;
  }

  public String getSettingsActivity() {
    return settings;
  }

  public int getSubtypeCount() {
    return 0;
  }

  public InputMethodSubtype getSubtypeAt(int index) {
    throw new IndexOutOfBoundsException();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(packageName);
    dest.writeString(className);
    dest.writeString(label == null ? null : label.toString());
    dest.writeString(settings);
  }
}

package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** What the manifest says of an instrumentation. */
public class InstrumentationInfo extends PackageItemInfo implements Parcelable {
  public String dataDir;
  public boolean functionalTest;
  public boolean handleProfiling;
  public String publicSourceDir;
  public String sourceDir;
  public String[] splitNames;
  public String[] splitPublicSourceDirs;
  public String[] splitSourceDirs;
  public String targetPackage;
  public String targetProcesses;

  public static final Parcelable.Creator<InstrumentationInfo> CREATOR = new Parcelable.Creator<InstrumentationInfo>() {
    @Override
    public InstrumentationInfo createFromParcel(Parcel source) {
      return new InstrumentationInfo(source);
    }

    @Override
    public InstrumentationInfo[] newArray(int size) {
      return new InstrumentationInfo[size];
    }
  };

  public InstrumentationInfo() {}

  public InstrumentationInfo(InstrumentationInfo orig) {
    super(orig);
    dataDir = orig.dataDir;
    functionalTest = orig.functionalTest;
    handleProfiling = orig.handleProfiling;
    publicSourceDir = orig.publicSourceDir;
    sourceDir = orig.sourceDir;
    splitNames = orig.splitNames;
    splitPublicSourceDirs = orig.splitPublicSourceDirs;
    splitSourceDirs = orig.splitSourceDirs;
    targetPackage = orig.targetPackage;
    targetProcesses = orig.targetProcesses;
  }

  private InstrumentationInfo(Parcel source) {
    super(source);
    dataDir = source.readString();
    functionalTest = source.readInt() != 0;
    handleProfiling = source.readInt() != 0;
    publicSourceDir = source.readString();
    sourceDir = source.readString();
    splitNames = source.createStringArray();
    splitPublicSourceDirs = source.createStringArray();
    splitSourceDirs = source.createStringArray();
    targetPackage = source.readString();
    targetProcesses = source.readString();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeString(dataDir);
    dest.writeInt(functionalTest ? 1 : 0);
    dest.writeInt(handleProfiling ? 1 : 0);
    dest.writeString(publicSourceDir);
    dest.writeString(sourceDir);
    dest.writeStringArray(splitNames);
    dest.writeStringArray(splitPublicSourceDirs);
    dest.writeStringArray(splitSourceDirs);
    dest.writeString(targetPackage);
    dest.writeString(targetProcesses);
  }

  @Override
  public String toString() {
    return "InstrumentationInfo{" + packageName + "}";
  }
}

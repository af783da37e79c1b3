package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.Printer;

/** What the manifest says of a service. */
public class ServiceInfo extends ComponentInfo implements Parcelable {
  public static final int FLAG_ALLOW_SHARED_ISOLATED_PROCESS = 16, FLAG_EXTERNAL_SERVICE = 4, FLAG_ISOLATED_PROCESS = 2,
      FLAG_SINGLE_USER = 1073741824, FLAG_STOP_WITH_TASK = 1, FLAG_USE_APP_ZYGOTE = 8, FOREGROUND_SERVICE_TYPE_CAMERA = 64,
      FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE = 16, FOREGROUND_SERVICE_TYPE_DATA_SYNC = 1,
      FOREGROUND_SERVICE_TYPE_HEALTH = 256, FOREGROUND_SERVICE_TYPE_LOCATION = 8, FOREGROUND_SERVICE_TYPE_MANIFEST = -1,
      FOREGROUND_SERVICE_TYPE_MEDIA_PLAYBACK = 2, FOREGROUND_SERVICE_TYPE_MEDIA_PROCESSING = 8192,
      FOREGROUND_SERVICE_TYPE_MEDIA_PROJECTION = 32, FOREGROUND_SERVICE_TYPE_MICROPHONE = 128,
      FOREGROUND_SERVICE_TYPE_NONE = 0, FOREGROUND_SERVICE_TYPE_PHONE_CALL = 4, FOREGROUND_SERVICE_TYPE_REMOTE_MESSAGING = 512,
      FOREGROUND_SERVICE_TYPE_SHORT_SERVICE = 2048, FOREGROUND_SERVICE_TYPE_SPECIAL_USE = 1073741824,
      FOREGROUND_SERVICE_TYPE_SYSTEM_EXEMPTED = 1024;

  public int flags;
  public String permission;

  public static final Parcelable.Creator<ServiceInfo> CREATOR = new Parcelable.Creator<ServiceInfo>() {
    @Override
    public ServiceInfo createFromParcel(Parcel source) {
      return new ServiceInfo(source);
    }

    @Override
    public ServiceInfo[] newArray(int size) {
      return new ServiceInfo[size];
    }
  };

  public ServiceInfo() {}

  public ServiceInfo(ServiceInfo orig) {
    super(orig);
    flags = orig.flags;
    permission = orig.permission;
  }

  private ServiceInfo(Parcel source) {
    super(source);
    flags = source.readInt();
    permission = source.readString();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeInt(this.flags);
    dest.writeString(permission);
  }

  @Override
  public String toString() {
    return "ServiceInfo{" + packageName + "/" + name + "}";
  }

  public int getForegroundServiceType() {
    return FOREGROUND_SERVICE_TYPE_NONE;
  }

  public void dump(Printer pw, String prefix) {
    dumpFront(pw, prefix);
    pw.println(prefix + "permission=" + permission + " flags=0x" + Integer.toHexString(flags));
  }
}

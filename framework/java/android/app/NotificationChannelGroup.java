package android.app;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;
import java.util.List;

/** A group of channels. */
public final class NotificationChannelGroup implements Parcelable {
  public static final Parcelable.Creator<NotificationChannelGroup> CREATOR = new Parcelable.Creator<NotificationChannelGroup>() {
    @Override
    public NotificationChannelGroup createFromParcel(Parcel in) {
      return (NotificationChannelGroup) Carried.read(in);
    }

    @Override
    public NotificationChannelGroup[] newArray(int size) {
      return new NotificationChannelGroup[size];
    }
  };

  private final String id;
  private final CharSequence name;
  private String description;

  public NotificationChannelGroup(String id, CharSequence name) {
    this.id = id;
    this.name = name;
  }

  public String getId() {
    return id;
  }

  public CharSequence getName() {
    return name;
  }

  public String getDescription() {
    return description;
  }

  public void setDescription(String description) {
    this.description = description;
  }

  public List<NotificationChannel> getChannels() {
    return new ArrayList<NotificationChannel>();
  }

  public boolean isBlocked() {
    return false;
  }

  @Override
  public NotificationChannelGroup clone() {
    NotificationChannelGroup copy = new NotificationChannelGroup(id, name);
    copy.description = description;
    return copy;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NotificationChannelGroup && id.equals(((NotificationChannelGroup) o).id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return "NotificationChannelGroup{mId='" + id + "', mName=" + name + "}";
  }
}

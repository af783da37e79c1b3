package android.service.notification;

import android.app.Notification;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;

/** A notification that is shown. */
public class StatusBarNotification implements Parcelable {
  private final String packageName;
  private final int id;
  private final String tag;
  private final Notification notification;
  private final UserHandle user;
  private final long postTime;
  private final int uid;

  public static final Parcelable.Creator<StatusBarNotification> CREATOR = new Parcelable.Creator<StatusBarNotification>() {
    @Override
    public StatusBarNotification createFromParcel(Parcel parcel) {
      return new StatusBarNotification(parcel);
    }

    @Override
    public StatusBarNotification[] newArray(int size) {
      return new StatusBarNotification[size];
    }
  };

  @Deprecated
  public StatusBarNotification(String pkg, String opPkg, int id, String tag, int uid, int initialPid, int score,
      Notification notification,
      UserHandle user, long postTime) {
    packageName = pkg;
    this.id = id;
    this.tag = tag;
    this.uid = uid;
    this.notification = notification;
    this.user = user;
    this.postTime = postTime;
  }

  public StatusBarNotification(Parcel in) {
    StatusBarNotification other = (StatusBarNotification) in.readWhole();
    packageName = other.packageName;
    id = other.id;
    tag = other.tag;
    uid = other.uid;
    notification = other.notification;
    user = other.user;
    postTime = other.postTime;
  }

  public boolean isGroup() {
    return getOverrideGroupKey() != null || notification.getGroup() != null || notification.getSortKey() != null;
  }

  public boolean isAppGroup() {
    return notification.getGroup() != null || notification.getSortKey() != null;
  }

  public boolean isOngoing() {
    return (notification.flags & Notification.FLAG_ONGOING_EVENT) != 0;
  }

  public boolean isClearable() {
    return (notification.flags & (Notification.FLAG_ONGOING_EVENT | Notification.FLAG_NO_CLEAR)) == 0;
  }

  @Deprecated
  public int getUserId() {
    return 0;
  }

  public String getPackageName() {
    return packageName;
  }

  public String getOpPkg() {
    return packageName;
  }

  public int getId() {
    return id;
  }

  public String getTag() {
    return tag;
  }

  public int getUid() {
    return uid;
  }

  public Notification getNotification() {
    return notification;
  }

  public UserHandle getUser() {
    return user;
  }

  public long getPostTime() {
    return postTime;
  }

  public String getKey() {
    return "0|" + packageName + "|" + id + "|" + tag + "|" + uid;
  }

  public String getGroupKey() {
    return isAppGroup() ? "0|" + packageName + "|g:" + notification.getGroup() : getKey();
  }

  public String getOverrideGroupKey() {
    return null;
  }

  public void setOverrideGroupKey(String overrideGroupKey) {}

  @Override
  public StatusBarNotification clone() {
    return new StatusBarNotification(packageName, packageName, id, tag, uid, 0, 0, notification.clone(), user, postTime);
  }

  @Override
  public String toString() {
    return "StatusBarNotification(pkg=" + packageName + " id=" + id + " tag=" + tag + ")";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeWhole(this);
  }
}

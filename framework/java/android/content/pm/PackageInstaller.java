package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;
import java.util.List;

/** Says that nothing is being installed. */
public class PackageInstaller {
  public static final String ACTION_SESSION_COMMITTED = "android.content.pm.action.SESSION_COMMITTED";
  public static final String ACTION_SESSION_DETAILS = "android.content.pm.action.SESSION_DETAILS";
  public static final String ACTION_SESSION_UPDATED = "android.content.pm.action.SESSION_UPDATED";
  public static final String EXTRA_INSTALL_CONSTRAINTS = "android.content.pm.extra.INSTALL_CONSTRAINTS";
  public static final String EXTRA_INSTALL_CONSTRAINTS_RESULT = "android.content.pm.extra.INSTALL_CONSTRAINTS_RESULT";
  public static final String EXTRA_OTHER_PACKAGE_NAME = "android.content.pm.extra.OTHER_PACKAGE_NAME";
  public static final String EXTRA_PACKAGE_NAME = "android.content.pm.extra.PACKAGE_NAME";
  public static final String EXTRA_PRE_APPROVAL = "android.content.pm.extra.PRE_APPROVAL";
  public static final String EXTRA_SESSION = "android.content.pm.extra.SESSION";
  public static final String EXTRA_SESSION_ID = "android.content.pm.extra.SESSION_ID";
  public static final String EXTRA_STATUS = "android.content.pm.extra.STATUS";
  public static final String EXTRA_STATUS_MESSAGE = "android.content.pm.extra.STATUS_MESSAGE";
  public static final String EXTRA_STORAGE_PATH = "android.content.pm.extra.STORAGE_PATH";
  public static final String EXTRA_UNARCHIVE_ALL_USERS = "android.content.pm.extra.UNARCHIVE_ALL_USERS";
  public static final String EXTRA_UNARCHIVE_ID = "android.content.pm.extra.UNARCHIVE_ID";
  public static final String EXTRA_UNARCHIVE_PACKAGE_NAME = "android.content.pm.extra.UNARCHIVE_PACKAGE_NAME";
  public static final String EXTRA_UNARCHIVE_STATUS = "android.content.pm.extra.UNARCHIVE_STATUS";
  public static final int PACKAGE_SOURCE_DOWNLOADED_FILE = 4;
  public static final int PACKAGE_SOURCE_LOCAL_FILE = 3;
  public static final int PACKAGE_SOURCE_OTHER = 1;
  public static final int PACKAGE_SOURCE_STORE = 2;
  public static final int PACKAGE_SOURCE_UNSPECIFIED = 0;
  public static final int STATUS_FAILURE = 1;
  public static final int STATUS_FAILURE_ABORTED = 3;
  public static final int STATUS_FAILURE_BLOCKED = 2;
  public static final int STATUS_FAILURE_CONFLICT = 5;
  public static final int STATUS_FAILURE_INCOMPATIBLE = 7;
  public static final int STATUS_FAILURE_INVALID = 4;
  public static final int STATUS_FAILURE_STORAGE = 6;
  public static final int STATUS_FAILURE_TIMEOUT = 8;
  public static final int STATUS_PENDING_USER_ACTION = -1;
  public static final int STATUS_SUCCESS = 0;
  public static final int UNARCHIVAL_ERROR_INSTALLER_DISABLED = 4;
  public static final int UNARCHIVAL_ERROR_INSTALLER_UNINSTALLED = 5;
  public static final int UNARCHIVAL_ERROR_INSUFFICIENT_STORAGE = 2;
  public static final int UNARCHIVAL_ERROR_NO_CONNECTIVITY = 3;
  public static final int UNARCHIVAL_ERROR_USER_ACTION_NEEDED = 1;
  public static final int UNARCHIVAL_GENERIC_ERROR = 100;
  public static final int UNARCHIVAL_OK = 0;

  PackageInstaller() {}

  /** What is being installed. */
  public static class SessionInfo implements Parcelable {
    SessionInfo() {}

    public static final Parcelable.Creator<SessionInfo> CREATOR = new Parcelable.Creator<SessionInfo>() {
      @Override
      public SessionInfo createFromParcel(Parcel source) {
        return (SessionInfo) source.readWhole();
      }

      @Override
      public SessionInfo[] newArray(int size) {
        return new SessionInfo[size];
      }
    };

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeWhole(this);
    }

    public String getAppPackageName() {
      return null;
    }

    public int getSessionId() {
      return 0;
    }
  }

  public List<SessionInfo> getAllSessions() {
    return new ArrayList<SessionInfo>();
  }

  public List<SessionInfo> getMySessions() {
    return new ArrayList<SessionInfo>();
  }

  public SessionInfo getSessionInfo(int sessionId) {
    return null;
  }
}

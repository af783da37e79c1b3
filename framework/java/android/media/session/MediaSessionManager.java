package android.media.session;

import android.content.ComponentName;
import android.content.Context;
import android.os.Handler;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Knows the sessions of all apps: those of others are none, and who asks for them needs a permission that apps do not get. */
public final class MediaSessionManager {
  private final Context context;

  @Unlisted
  public MediaSessionManager(Context context) {
    this.context = context;
  }

  /** Hears that sessions came or went. */
  public interface OnActiveSessionsChangedListener {
    void onActiveSessionsChanged(List<MediaController> controllers);
  }

  /** Who controls a session. */
  public static final class RemoteUserInfo {
    private final String packageName;
    private final int pid;
    private final int uid;

    public RemoteUserInfo(String packageName, int pid, int uid) {
      this.packageName = packageName;
      this.pid = pid;
      this.uid = uid;
    }

    public String getPackageName() {
      return packageName;
    }

    public int getPid() {
      return pid;
    }

    public int getUid() {
      return uid;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof RemoteUserInfo)) return false;
      RemoteUserInfo info = (RemoteUserInfo) other;
      return pid == info.pid && uid == info.uid && (packageName == null ? info.packageName == null : packageName.equals(info.packageName));
    }

    @Override
    public int hashCode() {
      return 31 * (31 * (packageName == null ? 0 : packageName.hashCode()) + pid) + uid;
    }
  }

  public List<MediaController> getActiveSessions(ComponentName notificationListener) {
    return new ArrayList<MediaController>();
  }

  public void addOnActiveSessionsChangedListener(OnActiveSessionsChangedListener sessionListener, ComponentName notificationListener) {
    Callbacks.registerAway(null, this, "OnActiveSessionsChangedListener", sessionListener, true);
  }

  public void addOnActiveSessionsChangedListener(OnActiveSessionsChangedListener sessionListener, ComponentName notificationListener,
      Handler handler) {
    Callbacks.registerAway(null, this, "OnActiveSessionsChangedListener", sessionListener, true);
  }

  public void removeOnActiveSessionsChangedListener(OnActiveSessionsChangedListener sessionListener) {
    Callbacks.unregister(this, "OnActiveSessionsChangedListener", sessionListener);
  }

  /** Who is of this app may control its media. */
  public boolean isTrustedForMediaControl(RemoteUserInfo userInfo) {
    if (userInfo == null) throw new IllegalArgumentException("userInfo may not be null");
    return context.getPackageName().equals(userInfo.getPackageName());
  }
}

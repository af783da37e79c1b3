package android.view;

import android.os.Handler;
import android.os.Message;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Bag;
import antecede.Callbacks;

/** Names a window, and tells of its focus. */
public class WindowId implements Parcelable {
  public static final Parcelable.Creator<WindowId> CREATOR = new Parcelable.Creator<WindowId>() {
    @Override
    public WindowId createFromParcel(Parcel in) {
      return new WindowId(in.readStrongBinder());
    }

    @Override
    public WindowId[] newArray(int size) {
      return new WindowId[size];
    }
  };

  private final android.os.IBinder token;

  /** Hears of the focus, by a message to the thread that made it. */
  public abstract static class FocusObserver {
    private final Handler handler = new Handler(new Handler.Callback() {
      @Override
      public boolean handleMessage(Message message) {
        if (message.what == 1) onFocusGained((WindowId) message.obj);
        else onFocusLost((WindowId) message.obj);
        return true;
      }
    });

    public FocusObserver() {}

    public abstract void onFocusGained(WindowId token);

    public abstract void onFocusLost(WindowId token);
  }

  /** The observers of one window; they live with it. */
  static final class Observers {
    private final Bag<FocusObserver> all = new Bag<FocusObserver>();

    void tell(WindowId id, boolean gained) {
      for (int i = 0; i < all.size(); i++) all.get(i).handler.obtainMessage(gained ? 1 : 2, id).sendToTarget();
    }
  }

  WindowId(android.os.IBinder token) {
    this.token = token;
  }

  public boolean isFocused() {
    return ViewRoot.hasFocus(token);
  }

  public void registerFocusObserver(FocusObserver observer) {
    Observers observers = ViewRoot.observers(token);
    if (observers == null) return;
    observers.all.add(observer);
    Callbacks.register(token, "FocusObserver", observer, true);
  }

  public void unregisterFocusObserver(FocusObserver observer) {
    Observers observers = ViewRoot.observers(token);
    if (observers != null && observers.all.remove(observer)) Callbacks.unregister(token, "FocusObserver", observer);
  }

  @Override
  public boolean equals(Object otherObj) {
    return otherObj instanceof WindowId && token.equals(((WindowId) otherObj).token);
  }

  @Override
  public int hashCode() {
    return token.hashCode();
  }

  @Override
  public String toString() {
    return "WindowId{" + Integer.toHexString(System.identityHashCode(this)) + ": " + token + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeStrongBinder(token);
  }
}

package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Handler;
import android.os.Looper;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.concurrent.Executor;

/** The lock of the screen: it is open here, always. */
public class KeyguardManager {
  /** Hears how a request to open the lock went. */
  public abstract static class KeyguardDismissCallback {
    public void onDismissError() {}

    public void onDismissSucceeded() {}

    public void onDismissCancelled() {}
  }

  /** Keeps the lock open. */
  @Deprecated
  public class KeyguardLock {
    KeyguardLock() {}

    public void disableKeyguard() {}

    public void reenableKeyguard() {}
  }

  /** Hears of the lock. */
  public interface KeyguardLockedStateListener {
    void onKeyguardLockedStateChanged(boolean isKeyguardLocked);
  }

  /** Hears whether the lock was opened. */
  @Deprecated
  public interface OnKeyguardExitResult {
    void onKeyguardExitResult(boolean success);
  }

  @Unlisted
  public KeyguardManager(Context context) {}

  @Deprecated
  public Intent createConfirmDeviceCredentialIntent(CharSequence title, CharSequence description) {
    return null;
  }

  @Deprecated
  public KeyguardLock newKeyguardLock(String tag) {
    return new KeyguardLock();
  }

  public boolean isKeyguardLocked() {
    return false;
  }

  public boolean isKeyguardSecure() {
    return false;
  }

  public boolean inKeyguardRestrictedInputMode() {
    return isKeyguardLocked();
  }

  public boolean isDeviceLocked() {
    return false;
  }

  public boolean isDeviceSecure() {
    return false;
  }

  public void requestDismissKeyguard(Activity activity, final KeyguardDismissCallback callback) {
    if (callback == null) return;
    Callbacks.observe(this, "KeyguardDismissCallback", callback, true);
    activity.handler.post(new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(KeyguardManager.this, "KeyguardDismissCallback", callback);
        callback.onDismissError();
      }
    });
  }

  @Deprecated
  public void exitKeyguardSecurely(final OnKeyguardExitResult callback) {
    if (callback == null) return;
    Callbacks.observe(this, "OnKeyguardExitResult", callback, true);
    new Handler(Looper.getMainLooper()).post(new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(KeyguardManager.this, "OnKeyguardExitResult", callback);
        callback.onKeyguardExitResult(true);
      }
    });
  }

  public void addKeyguardLockedStateListener(Executor executor, KeyguardLockedStateListener listener) {
    Callbacks.registerAway(null, this, "KeyguardLockedStateListener", listener, true);
  }

  public void removeKeyguardLockedStateListener(KeyguardLockedStateListener listener) {
    Callbacks.unregister(this, "KeyguardLockedStateListener", listener);
  }
}

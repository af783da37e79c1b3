package android.hardware.fingerprint;

import android.content.Context;
import android.os.CancellationSignal;
import android.os.Handler;
import android.os.Looper;
import android.os.Source;
import antecede.Unlisted;
import java.security.Signature;
import javax.crypto.Cipher;
import javax.crypto.Mac;

/** Fingers on the sensor, when the environment lays one on. */
@Deprecated
public class FingerprintManager {
  public static final int FINGERPRINT_ACQUIRED_GOOD = 0;
  public static final int FINGERPRINT_ACQUIRED_IMAGER_DIRTY = 3;
  public static final int FINGERPRINT_ACQUIRED_INSUFFICIENT = 2;
  public static final int FINGERPRINT_ACQUIRED_PARTIAL = 1;
  public static final int FINGERPRINT_ACQUIRED_TOO_FAST = 5;
  public static final int FINGERPRINT_ACQUIRED_TOO_SLOW = 4;
  public static final int FINGERPRINT_ERROR_CANCELED = 5;
  public static final int FINGERPRINT_ERROR_HW_NOT_PRESENT = 12;
  public static final int FINGERPRINT_ERROR_HW_UNAVAILABLE = 1;
  public static final int FINGERPRINT_ERROR_LOCKOUT = 7;
  public static final int FINGERPRINT_ERROR_LOCKOUT_PERMANENT = 9;
  public static final int FINGERPRINT_ERROR_NO_FINGERPRINTS = 11;
  public static final int FINGERPRINT_ERROR_NO_SPACE = 4;
  public static final int FINGERPRINT_ERROR_TIMEOUT = 3;
  public static final int FINGERPRINT_ERROR_UNABLE_TO_PROCESS = 2;
  public static final int FINGERPRINT_ERROR_USER_CANCELED = 10;
  public static final int FINGERPRINT_ERROR_VENDOR = 8;

  /** What a finger unlocks. */
  @Deprecated
  public static final class CryptoObject {
    private final Object object;

    public CryptoObject(Signature signature) {
      object = signature;
    }

    public CryptoObject(Cipher cipher) {
      object = cipher;
    }

    public CryptoObject(Mac mac) {
      object = mac;
    }

    public Signature getSignature() {
      return object instanceof Signature ? (Signature) object : null;
    }

    public Cipher getCipher() {
      return object instanceof Cipher ? (Cipher) object : null;
    }

    public Mac getMac() {
      return object instanceof Mac ? (Mac) object : null;
    }
  }

  /** A finger that is known. */
  @Deprecated
  public static class AuthenticationResult {
    private final CryptoObject crypto;

    AuthenticationResult(CryptoObject crypto) {
      this.crypto = crypto;
    }

    public CryptoObject getCryptoObject() {
      return crypto;
    }
  }

  /** Hears of fingers. */
  @Deprecated
  public abstract static class AuthenticationCallback {
    public AuthenticationCallback() {}

    public void onAuthenticationError(int errorCode, CharSequence errString) {}

    public void onAuthenticationHelp(int helpCode, CharSequence helpString) {}

    public void onAuthenticationSucceeded(AuthenticationResult result) {}

    public void onAuthenticationFailed() {}
  }

  @Unlisted
  public FingerprintManager(Context context) {}

  @Deprecated
  public void authenticate(CryptoObject crypto, CancellationSignal cancel, int flags, AuthenticationCallback callback,
      Handler handler) {
    if (callback == null) throw new IllegalArgumentException("Must supply an authentication callback");
    Looper looper = handler == null ? Looper.getMainLooper() : handler.getLooper();
    Source<AuthenticationCallback> finger = new Source<AuthenticationCallback>("finger", callback, looper, null) {
      @Override
      protected void call(AuthenticationCallback callback) {
        remove();
        callback.onAuthenticationSucceeded(new AuthenticationResult(crypto));
      }
    };
    finger.add();
    if (cancel == null) return;
    cancel.setOnCancelListener(new CancellationSignal.OnCancelListener() {
      @Override
      public void onCancel() {
        if (!finger.isActive()) return;
        finger.remove();
        android.os.Replies.post(new Handler(looper), new Runnable() {
          @Override
          public void run() {
            callback.onAuthenticationError(FINGERPRINT_ERROR_CANCELED, "Fingerprint operation canceled.");
          }
        });
      }
    });
  }

  @Deprecated
  public boolean hasEnrolledFingerprints() {
    return true;
  }

  @Deprecated
  public boolean isHardwareDetected() {
    return true;
  }
}

package android.hardware.biometrics;

import antecede.Hidden;

/** Says whether the user can be told by finger or face: nobody is enrolled on this device. */
public class BiometricManager {
  public static final int BIOMETRIC_SUCCESS = 0;
  public static final int BIOMETRIC_ERROR_HW_UNAVAILABLE = 1;
  public static final int BIOMETRIC_ERROR_NONE_ENROLLED = 11;
  public static final int BIOMETRIC_ERROR_NO_HARDWARE = 12;
  public static final int BIOMETRIC_ERROR_SECURITY_UPDATE_REQUIRED = 15;
  public static final long BIOMETRIC_NO_AUTHENTICATION = -1;

  /** Ways to tell. */
  public interface Authenticators {
    int BIOMETRIC_STRONG = 15;
    int BIOMETRIC_WEAK = 255;
    int DEVICE_CREDENTIAL = 32768;
  }

  @Hidden
  public BiometricManager() {}

  @Deprecated
  public int canAuthenticate() {
    return canAuthenticate(Authenticators.BIOMETRIC_WEAK);
  }

  public int canAuthenticate(int authenticators) {
    return BIOMETRIC_ERROR_NONE_ENROLLED;
  }

  public long getLastAuthenticationTime(int authenticators) {
    return BIOMETRIC_NO_AUTHENTICATION;
  }
}

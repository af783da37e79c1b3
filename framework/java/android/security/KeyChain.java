package android.security;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/** Keys of the user: none. */
public final class KeyChain {
  public static final String ACTION_KEYCHAIN_CHANGED = "android.security.action.KEYCHAIN_CHANGED";
  public static final String ACTION_KEY_ACCESS_CHANGED = "android.security.action.KEY_ACCESS_CHANGED";
  public static final String ACTION_STORAGE_CHANGED = "android.security.STORAGE_CHANGED";
  public static final String ACTION_TRUST_STORE_CHANGED = "android.security.action.TRUST_STORE_CHANGED";
  public static final String EXTRA_CERTIFICATE = "CERT";
  public static final String EXTRA_KEY_ACCESSIBLE = "android.security.extra.KEY_ACCESSIBLE";
  public static final String EXTRA_KEY_ALIAS = "android.security.extra.KEY_ALIAS";
  public static final String EXTRA_NAME = "name";
  public static final String EXTRA_PKCS12 = "PKCS12";
  public static final String KEY_ALIAS_SELECTION_DENIED = "android:alias-selection-denied";

  public KeyChain() {}

  public static Intent createInstallIntent() {
    return new Intent("android.credentials.INSTALL");
  }

  /** The user chooses none; told on a thread of the system. */
  public static void choosePrivateKeyAlias(Activity activity, KeyChainAliasCallback response, String[] keyTypes,
      Principal[] issuers, String host,
      int port, String alias) {
    if (activity == null) throw new NullPointerException("activity == null");
    if (response == null) throw new NullPointerException("response == null");
    android.os.Replies.call(new Runnable() {
      @Override
      public void run() {
        response.alias(null);
      }
    });
  }

  public static void choosePrivateKeyAlias(Activity activity, KeyChainAliasCallback response, String[] keyTypes,
      Principal[] issuers, Uri uri,
      String alias) {
    choosePrivateKeyAlias(activity, response, keyTypes, issuers, null, -1, alias);
  }

  public static PrivateKey getPrivateKey(Context context, String alias) throws KeyChainException, InterruptedException {
    if (alias == null) throw new NullPointerException("alias == null");
    return null;
  }

  public static X509Certificate[] getCertificateChain(Context context, String alias) throws KeyChainException,
      InterruptedException {
    if (alias == null) throw new NullPointerException("alias == null");
    return null;
  }

  public static boolean isKeyAlgorithmSupported(String algorithm) {
    return "EC".equalsIgnoreCase(algorithm) || "RSA".equalsIgnoreCase(algorithm);
  }

  @Deprecated
  public static boolean isBoundKeyAlgorithm(String algorithm) {
    return true;
  }
}

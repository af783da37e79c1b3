package android.accounts;

import android.content.Context;
import android.os.Binder;
import android.os.Bundle;
import android.os.IBinder;

/** Knows the accounts of a type. */
public abstract class AbstractAccountAuthenticator {
  public static final String KEY_CUSTOM_TOKEN_EXPIRY = "android.accounts.expiry";

  private final Binder binder = new Binder();

  public AbstractAccountAuthenticator(Context context) {}

  public final IBinder getIBinder() {
    return binder;
  }

  public abstract Bundle editProperties(AccountAuthenticatorResponse accountAuthenticatorResponse, String text);

  public abstract Bundle addAccount(AccountAuthenticatorResponse accountAuthenticatorResponse, String text, String text2,
      String[] texts, Bundle bundle) throws NetworkErrorException;

  public abstract Bundle confirmCredentials(AccountAuthenticatorResponse accountAuthenticatorResponse, Account account,
      Bundle bundle) throws NetworkErrorException;

  public abstract Bundle getAuthToken(AccountAuthenticatorResponse accountAuthenticatorResponse, Account account,
      String text, Bundle bundle) throws NetworkErrorException;

  public abstract String getAuthTokenLabel(String text);

  public abstract Bundle updateCredentials(AccountAuthenticatorResponse accountAuthenticatorResponse, Account account,
      String text, Bundle bundle) throws NetworkErrorException;

  public abstract Bundle hasFeatures(AccountAuthenticatorResponse accountAuthenticatorResponse, Account account,
      String[] texts) throws NetworkErrorException;

  public Bundle getAccountRemovalAllowed(AccountAuthenticatorResponse response, Account account) throws NetworkErrorException {
    Bundle result = new Bundle();
    result.putBoolean(AccountManager.KEY_BOOLEAN_RESULT, true);
    return result;
  }
}

package android.accounts;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Replies;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The accounts of the device: none but those that the app adds. Answers come later, to the handler's looper or the main one. */
public class AccountManager {
  public static final String ACTION_ACCOUNT_REMOVED = "android.accounts.action.ACCOUNT_REMOVED";
  public static final String ACTION_AUTHENTICATOR_INTENT = "android.accounts.AccountAuthenticator";
  public static final String AUTHENTICATOR_ATTRIBUTES_NAME = "account-authenticator";
  public static final String AUTHENTICATOR_META_DATA_NAME = "android.accounts.AccountAuthenticator";
  public static final int ERROR_CODE_BAD_ARGUMENTS = 7;
  public static final int ERROR_CODE_BAD_AUTHENTICATION = 9;
  public static final int ERROR_CODE_BAD_REQUEST = 8;
  public static final int ERROR_CODE_CANCELED = 4;
  public static final int ERROR_CODE_INVALID_RESPONSE = 5;
  public static final int ERROR_CODE_NETWORK_ERROR = 3;
  public static final int ERROR_CODE_REMOTE_EXCEPTION = 1;
  public static final int ERROR_CODE_UNSUPPORTED_OPERATION = 6;
  public static final String KEY_ACCOUNTS = "accounts";
  public static final String KEY_ACCOUNT_AUTHENTICATOR_RESPONSE = "accountAuthenticatorResponse";
  public static final String KEY_ACCOUNT_MANAGER_RESPONSE = "accountManagerResponse";
  public static final String KEY_ACCOUNT_NAME = "authAccount";
  public static final String KEY_ACCOUNT_SESSION_BUNDLE = "accountSessionBundle";
  public static final String KEY_ACCOUNT_STATUS_TOKEN = "accountStatusToken";
  public static final String KEY_ACCOUNT_TYPE = "accountType";
  public static final String KEY_ANDROID_PACKAGE_NAME = "androidPackageName";
  public static final String KEY_AUTHENTICATOR_TYPES = "authenticator_types";
  public static final String KEY_AUTHTOKEN = "authtoken";
  public static final String KEY_AUTH_FAILED_MESSAGE = "authFailedMessage";
  public static final String KEY_AUTH_TOKEN_LABEL = "authTokenLabelKey";
  public static final String KEY_BOOLEAN_RESULT = "booleanResult";
  public static final String KEY_CALLER_PID = "callerPid";
  public static final String KEY_CALLER_UID = "callerUid";
  public static final String KEY_ERROR_CODE = "errorCode";
  public static final String KEY_ERROR_MESSAGE = "errorMessage";
  public static final String KEY_INTENT = "intent";
  public static final String KEY_LAST_AUTHENTICATED_TIME = "lastAuthenticatedTime";
  public static final String KEY_PASSWORD = "password";
  public static final String KEY_USERDATA = "userdata";
  public static final String LOGIN_ACCOUNTS_CHANGED_ACTION = "android.accounts.LOGIN_ACCOUNTS_CHANGED";
  public static final String PACKAGE_NAME_KEY_LEGACY_NOT_VISIBLE = "android:accounts:key_legacy_not_visible";
  public static final String PACKAGE_NAME_KEY_LEGACY_VISIBLE = "android:accounts:key_legacy_visible";
  public static final int VISIBILITY_NOT_VISIBLE = 3;
  public static final int VISIBILITY_UNDEFINED = 0;
  public static final int VISIBILITY_USER_MANAGED_NOT_VISIBLE = 4;
  public static final int VISIBILITY_USER_MANAGED_VISIBLE = 2;
  public static final int VISIBILITY_VISIBLE = 1;

  private static final Bag<Entry> entries = new Bag<Entry>();

  private final Context context;
  private final Bag<Listener> listeners = new Bag<Listener>();

  private static final class Entry {
    final Account account;
    String password;
    final HashMap<String, String> data = new HashMap<String, String>();
    final HashMap<String, String> tokens = new HashMap<String, String>();

    Entry(Account account) {
      this.account = account;
    }
  }

  private static final class Listener {
    final OnAccountsUpdateListener listener;
    final Handler handler;

    Listener(OnAccountsUpdateListener listener, Handler handler) {
      this.listener = listener;
      this.handler = handler;
    }
  }

  /** An answer that somebody may wait for. */
  private static final class Answer<T> extends FutureTask<T> implements AccountManagerFuture<T> {
    private final AccountManagerCallback<T> callback;
    private final Handler handler;

    Answer(Callable<T> work, AccountManagerCallback<T> callback, Handler handler) {
      super(work);
      this.callback = callback;
      this.handler = handler == null ? new Handler(Looper.getMainLooper()) : handler;
      if (callback != null) {
        Callbacks.registerOn(this.handler.getLooper().getEvents(), this, "AccountManagerCallback", callback, false);
      }
    }

    @Override
    protected void done() {
      if (callback == null) return;
      handler.post(new Runnable() {
        @Override
        public void run() {
          Callbacks.invoke(Answer.this, "AccountManagerCallback", callback);
          callback.run(Answer.this);
        }
      });
    }

    @Override
    public T getResult() throws OperationCanceledException, IOException, AuthenticatorException {
      return result(0, null);
    }

    @Override
    public T getResult(long timeout, TimeUnit unit) throws OperationCanceledException, IOException, AuthenticatorException {
      return result(timeout, unit);
    }

    private T result(long timeout, TimeUnit unit) throws OperationCanceledException, IOException, AuthenticatorException {
      if (!isDone() && Looper.myLooper() == Looper.getMainLooper()) {
        throw new IllegalStateException("calling this from your main thread can lead to deadlock");
      }
      try {
        return unit == null ? get() : get(timeout, unit);
      } catch (ExecutionException e) {
        throw new AuthenticatorException(e.getCause());
      } catch (InterruptedException e) {
        throw new OperationCanceledException();
      } catch (java.util.concurrent.CancellationException e) {
        throw new OperationCanceledException();
      } catch (TimeoutException e) {
        throw new OperationCanceledException();
      }
    }
  }

  @Unlisted
  public AccountManager(Context context) {
    this.context = context;
  }

  public static AccountManager get(Context context) {
    if (context == null) throw new IllegalArgumentException("context is null");
    return (AccountManager) context.getSystemService(Context.ACCOUNT_SERVICE);
  }

  private static <T> AccountManagerFuture<T> ask(Callable<T> work, AccountManagerCallback<T> callback, Handler handler) {
    Answer<T> answer = new Answer<T>(work, callback, handler);
    Replies.call(answer);
    return answer;
  }

  private static Entry find(Account account) {
    if (account == null) throw new IllegalArgumentException("account is null");
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).account.equals(account)) return entries.get(i);
    }
    return null;
  }

  private void changed() {
    for (int i = 0; i < listeners.size(); i++) {
      final Listener listener = listeners.get(i);
      Replies.post(listener.handler, new Runnable() {
        @Override
        public void run() {
          if (!listeners.contains(listener)) return;
          Callbacks.invoke(AccountManager.this, "OnAccountsUpdateListener", listener.listener);
          listener.listener.onAccountsUpdated(getAccounts());
        }
      });
    }
  }

  public Account[] getAccounts() {
    return getAccountsByType(null);
  }

  public Account[] getAccountsByType(String type) {
    ArrayList<Account> found = new ArrayList<Account>();
    for (int i = 0; i < entries.size(); i++) {
      if (type == null || entries.get(i).account.type.equals(type)) found.add(entries.get(i).account);
    }
    return found.toArray(new Account[found.size()]);
  }

  public Account[] getAccountsByTypeForPackage(String type, String packageName) {
    return getAccountsByType(type);
  }

  public AuthenticatorDescription[] getAuthenticatorTypes() {
    return new AuthenticatorDescription[0];
  }

  public boolean addAccountExplicitly(Account account, String password, Bundle userdata) {
    if (find(account) != null) return false;
    Entry entry = new Entry(account);
    entry.password = password;
    if (userdata != null) {
      for (String key : userdata.keySet()) entry.data.put(key, userdata.getString(key));
    }
    entries.add(entry);
    changed();
    return true;
  }

  public boolean removeAccountExplicitly(Account account) {
    Entry entry = find(account);
    if (entry == null) return false;
    entries.remove(entry);
    changed();
    return true;
  }

  @Deprecated
  public AccountManagerFuture<Boolean> removeAccount(Account account, AccountManagerCallback<Boolean> callback, Handler handler) {
    return ask(new Callable<Boolean>() {
      @Override
      public Boolean call() {
        return removeAccountExplicitly(account);
      }
    }, callback, handler);
  }

  public String getPassword(Account account) {
    Entry entry = find(account);
    return entry == null ? null : entry.password;
  }

  public void setPassword(Account account, String password) {
    Entry entry = find(account);
    if (entry != null) entry.password = password;
  }

  public void clearPassword(Account account) {
    setPassword(account, null);
  }

  public String getUserData(Account account, String key) {
    Entry entry = find(account);
    return entry == null ? null : entry.data.get(key);
  }

  public void setUserData(Account account, String key, String value) {
    Entry entry = find(account);
    if (entry != null) entry.data.put(key, value);
  }

  public String peekAuthToken(Account account, String authTokenType) {
    Entry entry = find(account);
    return entry == null ? null : entry.tokens.get(authTokenType);
  }

  public void setAuthToken(Account account, String authTokenType, String authToken) {
    Entry entry = find(account);
    if (entry != null) entry.tokens.put(authTokenType, authToken);
  }

  public void invalidateAuthToken(String accountType, String authToken) {
    if (accountType == null) throw new IllegalArgumentException("accountType is null");
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).account.type.equals(accountType)) entries.get(i).tokens.values().remove(authToken);
    }
  }

  private static Bundle token(Account account, String type) {
    Bundle result = new Bundle();
    Entry entry = find(account);
    result.putString(KEY_ACCOUNT_NAME, account.name);
    result.putString(KEY_ACCOUNT_TYPE, account.type);
    String known = entry == null ? null : entry.tokens.get(type);
    result.putString(KEY_AUTHTOKEN, known == null ? "token" : known);
    return result;
  }

  public AccountManagerFuture<Bundle> getAuthToken(Account account, String authTokenType, Bundle options, Activity activity,
      AccountManagerCallback<Bundle> callback, Handler handler) {
    if (account == null) throw new IllegalArgumentException("account is null");
    if (authTokenType == null) throw new IllegalArgumentException("authTokenType is null");
    return ask(new Callable<Bundle>() {
      @Override
      public Bundle call() {
        return token(account, authTokenType);
      }
    }, callback, handler);
  }

  public AccountManagerFuture<Bundle> getAuthToken(Account account, String authTokenType, Bundle options,
      boolean notifyAuthFailure,
      AccountManagerCallback<Bundle> callback, Handler handler) {
    return getAuthToken(account, authTokenType, options, null, callback, handler);
  }

  @Deprecated
  public AccountManagerFuture<Bundle> getAuthToken(Account account, String authTokenType, boolean notifyAuthFailure,
      AccountManagerCallback<Bundle> callback, Handler handler) {
    return getAuthToken(account, authTokenType, null, null, callback, handler);
  }

  public String blockingGetAuthToken(Account account, String authTokenType, boolean notifyAuthFailure)
      throws OperationCanceledException, IOException, AuthenticatorException {
    return getAuthToken(account, authTokenType, null, null, null, null).getResult().getString(KEY_AUTHTOKEN);
  }

  /** The user does not want one. */
  public AccountManagerFuture<Bundle> addAccount(String accountType, String authTokenType, String[] requiredFeatures,
      Bundle addAccountOptions,
      Activity activity, AccountManagerCallback<Bundle> callback, Handler handler) {
    if (accountType == null) throw new IllegalArgumentException("accountType is null");
    return ask(new Callable<Bundle>() {
      @Override
      public Bundle call() {
        throw new java.util.concurrent.CancellationException();
      }
    }, callback, handler);
  }

  public AccountManagerFuture<Account[]> getAccountsByTypeAndFeatures(String type, String[] features,
      AccountManagerCallback<Account[]> callback,
      Handler handler) {
    return ask(new Callable<Account[]>() {
      @Override
      public Account[] call() {
        return getAccountsByType(type);
      }
    }, callback, handler);
  }

  public AccountManagerFuture<Boolean> hasFeatures(Account account, String[] features, AccountManagerCallback<Boolean> callback,
      Handler handler) {
    return ask(new Callable<Boolean>() {
      @Override
      public Boolean call() {
        return true;
      }
    }, callback, handler);
  }

  public void addOnAccountsUpdatedListener(OnAccountsUpdateListener listener, Handler handler, boolean updateImmediately) {
    addOnAccountsUpdatedListener(listener, handler, updateImmediately, null);
  }

  public void addOnAccountsUpdatedListener(OnAccountsUpdateListener listener, Handler handler, boolean updateImmediately,
      String[] accountTypes) {
    if (listener == null) throw new IllegalArgumentException("the listener is null");
    Handler target = handler == null ? new Handler(Looper.getMainLooper()) : handler;
    listeners.add(new Listener(listener, target));
    Callbacks.registerOn(target.getLooper().getEvents(), this, "OnAccountsUpdateListener", listener, true);
    if (updateImmediately) changed();
  }

  public void removeOnAccountsUpdatedListener(OnAccountsUpdateListener listener) {
    for (int i = listeners.size() - 1; i >= 0; i--) {
      if (listeners.get(i).listener == listener) listeners.removeAt(i);
    }
    Callbacks.unregister(this, "OnAccountsUpdateListener", listener);
  }
}

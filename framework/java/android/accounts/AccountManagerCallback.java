package android.accounts;

/** Gets an answer about accounts. */
public interface AccountManagerCallback<V> {
  void run(AccountManagerFuture<V> future);
}

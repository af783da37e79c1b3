package android.accounts;

/** Hears of other accounts. */
public interface OnAccountsUpdateListener {
  void onAccountsUpdated(Account[] accounts);
}

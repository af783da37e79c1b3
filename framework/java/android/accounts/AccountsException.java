package android.accounts;

/** Something is wrong with an account. */
public class AccountsException extends Exception {
  public AccountsException() {}

  public AccountsException(String message) {
    super(message);
  }

  public AccountsException(String message, Throwable cause) {
    super(message, cause);
  }

  public AccountsException(Throwable cause) {
    super(cause);
  }
}

package android.accounts;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** An answer about accounts, later. */
public interface AccountManagerFuture<V> {
  boolean cancel(boolean on);

  boolean isCancelled();

  boolean isDone();

  V getResult() throws OperationCanceledException, IOException, AuthenticatorException;

  V getResult(long value, TimeUnit timeUnit) throws OperationCanceledException, IOException, AuthenticatorException;
}

package android.database.sqlite;

/** Hears of the begin and the end of a transaction. */
public interface SQLiteTransactionListener {
  void onBegin();

  void onCommit();

  void onRollback();
}

package android.provider;

import android.accounts.Account;
import android.content.ContentProviderClient;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import android.os.RemoteException;

/** Where sync adapters keep what they need. */
public class SyncStateContract {
  public SyncStateContract() {}

  /** Columns. */
  public interface Columns extends BaseColumns {
    String ACCOUNT_NAME = "account_name", ACCOUNT_TYPE = "account_type", DATA = "data";
  }

  /** The table. */
  public static class Constants implements Columns {
    public static final String CONTENT_DIRECTORY = "syncstate";

    public Constants() {}
  }

  /** The table. */
  public static final class Helpers {
    public Helpers() {}

    public static byte[] get(ContentProviderClient provider, Uri uri, Account account) throws RemoteException {
      String[] args = {account.name, account.type};
      Cursor cursor = provider.query(uri, new String[] {"data"}, "account_name=? AND account_type=?", args, null);
      if (cursor == null) throw new RemoteException();
      try {
        return cursor.moveToNext() ? cursor.getBlob(0) : null;
      } finally {
        cursor.close();
      }
    }

    public static void set(ContentProviderClient provider, Uri uri, Account account, byte[] data) throws RemoteException {
      insert(provider, uri, account, data);
    }

    public static Uri insert(ContentProviderClient provider, Uri uri, Account account, byte[] data) throws RemoteException {
      ContentValues values = new ContentValues();
      values.put("data", data);
      values.put("account_name", account.name);
      values.put("account_type", account.type);
      return provider.insert(uri, values);
    }

    public static void update(ContentProviderClient provider, Uri uri, byte[] data) throws RemoteException {
      ContentValues values = new ContentValues();
      values.put("data", data);
      provider.update(uri, values, null, null);
    }
  }
}

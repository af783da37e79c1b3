package reach.names;

import android.content.ComponentName;
import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.pm.PackageManager;
import android.content.pm.ProviderInfo;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;

/** Starts what the meta-data of its own entry in the manifest names, as androidx.startup does. */
public class Starter extends ContentProvider {
  static int started;
  static { started = 1; }

  @Override public boolean onCreate() {
    try {
      ComponentName me = new ComponentName(getContext().getPackageName(), Starter.class.getName());
      ProviderInfo info = getContext().getPackageManager().getProviderInfo(me, PackageManager.GET_META_DATA);
      Bundle data = info.metaData;
      for (String name : data.keySet()) {
        if ("start".equals(data.getString(name, null))) ((Work) Class.forName(name).newInstance()).go();
      }
    } catch (Exception e) {
      throw new RuntimeException(e);
    }
    return true;
  }
  @Override public Cursor query(Uri uri, String[] projection, String selection, String[] arguments, String order) { return null; }
  @Override public String getType(Uri uri) { return null; }
  @Override public Uri insert(Uri uri, ContentValues values) { return null; }
  @Override public int delete(Uri uri, String selection, String[] arguments) { return 0; }
  @Override public int update(Uri uri, ContentValues values, String selection, String[] arguments) { return 0; }
}

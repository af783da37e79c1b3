package com.example.platform;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.content.pm.ProviderInfo;
import android.database.Cursor;
import android.net.Uri;

/** Looks at what the manifest says of it, as FileProvider does. */
public class Files extends ContentProvider {
  @Override
  public void attachInfo(Context context, ProviderInfo info) {
    super.attachInfo(context, info);
    if (info.exported) throw new SecurityException("Provider must not be exported");
    if (!info.grantUriPermissions) throw new SecurityException("Provider must grant uri permissions");
    System.out.println("files: order " + info.initOrder + ", read " + info.readPermission);
  }

  @Override
  public boolean onCreate() {
    return true;
  }

  @Override
  public Cursor query(Uri uri, String[] projection, String selection, String[] arguments, String order) {
    return null;
  }

  @Override
  public String getType(Uri uri) {
    return null;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    return null;
  }

  @Override
  public int delete(Uri uri, String selection, String[] arguments) {
    return 0;
  }

  @Override
  public int update(Uri uri, ContentValues values, String selection, String[] arguments) {
    return 0;
  }
}

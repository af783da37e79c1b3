package com.google.android.mms.util;

import android.net.Uri;
import antecede.Unlisted;

/** Remembers messages: none. */
@Unlisted
public final class PduCache {
  private static PduCache cache;

  private PduCache() {}

  public static PduCache getInstance() {
    if (cache == null) cache = new PduCache();
    return cache;
  }

  public PduCacheEntry purge(Uri uri) {
    return null;
  }

  public void purgeAll() {}
}

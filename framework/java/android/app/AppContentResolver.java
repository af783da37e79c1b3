package android.app;

import android.content.ContentResolver;
import android.content.Context;

/** The resolver that contexts have: nothing but what {@link ContentResolver} is. */
final class AppContentResolver extends ContentResolver {
  AppContentResolver(Context context) {
    super(context);
  }
}

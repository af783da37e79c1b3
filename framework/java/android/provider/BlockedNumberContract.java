package android.provider;

import android.content.Context;
import android.net.Uri;

/** Numbers that are blocked. */
public class BlockedNumberContract {
  public static final String AUTHORITY = "com.android.blockednumber";
  public static final Uri AUTHORITY_URI = Uri.parse("content://com.android.blockednumber");

  private BlockedNumberContract() {}

  public static boolean isBlocked(Context context, String phoneNumber) {
    return false;
  }

  public static int unblock(Context context, String phoneNumber) {
    return 0;
  }

  public static boolean canCurrentUserBlockNumbers(Context context) {
    return false;
  }

  /** The table. */
  public static class BlockedNumbers {
    public static final String COLUMN_E164_NUMBER = "e164_number", COLUMN_ID = "_id",
        COLUMN_ORIGINAL_NUMBER = "original_number", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/blocked_number",
        CONTENT_TYPE = "vnd.android.cursor.dir/blocked_number";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.blockednumber/blocked");

    private BlockedNumbers() {}
  }
}

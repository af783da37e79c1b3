package android.media;

import android.app.Activity;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;

/** The sounds of the device: one of each type. */
public class RingtoneManager {
  public static final String ACTION_RINGTONE_PICKER = "android.intent.action.RINGTONE_PICKER";
  public static final String EXTRA_RINGTONE_DEFAULT_URI = "android.intent.extra.ringtone.DEFAULT_URI";
  public static final String EXTRA_RINGTONE_EXISTING_URI = "android.intent.extra.ringtone.EXISTING_URI";
  public static final String EXTRA_RINGTONE_INCLUDE_DRM = "android.intent.extra.ringtone.INCLUDE_DRM";
  public static final String EXTRA_RINGTONE_PICKED_URI = "android.intent.extra.ringtone.PICKED_URI";
  public static final String EXTRA_RINGTONE_SHOW_DEFAULT = "android.intent.extra.ringtone.SHOW_DEFAULT";
  public static final String EXTRA_RINGTONE_SHOW_SILENT = "android.intent.extra.ringtone.SHOW_SILENT";
  public static final String EXTRA_RINGTONE_TITLE = "android.intent.extra.ringtone.TITLE";
  public static final String EXTRA_RINGTONE_TYPE = "android.intent.extra.ringtone.TYPE";
  public static final int ID_COLUMN_INDEX = 0;
  public static final int TITLE_COLUMN_INDEX = 1;
  public static final int TYPE_ALARM = 4;
  public static final int TYPE_ALL = 7;
  public static final int TYPE_NOTIFICATION = 2;
  public static final int TYPE_RINGTONE = 1;
  public static final int URI_COLUMN_INDEX = 2;

  private int type = TYPE_RINGTONE;
  private boolean stopPreviousRingtone = true;
  private boolean includeDrm;
  private Ringtone last;

  public RingtoneManager(Activity activity) {}

  public RingtoneManager(Context context) {}

  public boolean getStopPreviousRingtone() {
    return stopPreviousRingtone;
  }

  public void setStopPreviousRingtone(boolean stopPreviousRingtone) {
    this.stopPreviousRingtone = stopPreviousRingtone;
  }

  public boolean getIncludeDrm() {
    return includeDrm;
  }

  public void setIncludeDrm(boolean includeDrm) {
    this.includeDrm = includeDrm;
  }

  public void setType(int type) {
    this.type = type;
  }

  public int inferStreamType() {
    return type == TYPE_ALARM ? AudioManager.STREAM_ALARM : type == TYPE_NOTIFICATION ? AudioManager.STREAM_NOTIFICATION
        : AudioManager.STREAM_RING;
  }

  public void stopPreviousRingtone() {
    if (last != null) last.stop();
  }

  public int getRingtonePosition(Uri ringtoneUri) {
    return ringtoneUri == null ? -1 : 0;
  }

  public Uri getRingtoneUri(int position) {
    return getDefaultUri(type);
  }

  public Cursor getCursor() {
    MatrixCursor cursor = new MatrixCursor(new String[] {"_id", "title", "uri", "title_key"});
    cursor.addRow(new Object[] {1, "Default", "content://media/internal/audio/media", "default"});
    return cursor;
  }

  public Ringtone getRingtone(int position) {
    if (stopPreviousRingtone) stopPreviousRingtone();
    last = new Ringtone(getRingtoneUri(position));
    return last;
  }

  public static Ringtone getRingtone(Context context, Uri ringtoneUri) {
    return new Ringtone(ringtoneUri);
  }

  public static Uri getValidRingtoneUri(Context context) {
    return getDefaultUri(TYPE_RINGTONE);
  }

  public static Uri getActualDefaultRingtoneUri(Context context, int type) {
    return getDefaultUri(type);
  }

  public static void setActualDefaultRingtoneUri(Context context, int type, Uri ringtoneUri) {}

  public static boolean isDefault(Uri ringtoneUri) {
    return getDefaultType(ringtoneUri) != -1;
  }

  public static int getDefaultType(Uri defaultRingtoneUri) {
    int[] types = {TYPE_RINGTONE, TYPE_NOTIFICATION, TYPE_ALARM};
    for (int i = 0; i < types.length; i++) {
      if (getDefaultUri(types[i]).equals(defaultRingtoneUri)) return types[i];
    }
    return -1;
  }

  public static Uri getDefaultUri(int type) {
    if ((type & TYPE_RINGTONE) != 0) return Uri.parse("content://settings/system/ringtone");
    if ((type & TYPE_NOTIFICATION) != 0) return Uri.parse("content://settings/system/notification_sound");
    return (type & TYPE_ALARM) != 0 ? Uri.parse("content://settings/system/alarm_alert") : null;
  }
}

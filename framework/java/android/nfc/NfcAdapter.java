package android.nfc;

import android.app.Activity;
import android.app.PendingIntent;
import android.content.Context;
import android.content.IntentFilter;
import android.net.Uri;
import android.os.Bundle;
import android.os.Source;
import antecede.Bag;
import antecede.Callbacks;

/** Things that touch the device: none so far, and a tag now and then for a reader. */
public final class NfcAdapter {
  public static final String ACTION_ADAPTER_STATE_CHANGED = "android.nfc.action.ADAPTER_STATE_CHANGED";
  public static final String ACTION_NDEF_DISCOVERED = "android.nfc.action.NDEF_DISCOVERED";
  public static final String ACTION_PREFERRED_PAYMENT_CHANGED = "android.nfc.action.PREFERRED_PAYMENT_CHANGED";
  public static final String ACTION_TAG_DISCOVERED = "android.nfc.action.TAG_DISCOVERED";
  public static final String ACTION_TECH_DISCOVERED = "android.nfc.action.TECH_DISCOVERED";
  public static final String ACTION_TRANSACTION_DETECTED = "android.nfc.action.TRANSACTION_DETECTED";
  public static final String EXTRA_ADAPTER_STATE = "android.nfc.extra.ADAPTER_STATE";
  public static final String EXTRA_AID = "android.nfc.extra.AID";
  public static final String EXTRA_DATA = "android.nfc.extra.DATA";
  public static final String EXTRA_ID = "android.nfc.extra.ID";
  public static final String EXTRA_NDEF_MESSAGES = "android.nfc.extra.NDEF_MESSAGES";
  public static final String EXTRA_PREFERRED_PAYMENT_CHANGED_REASON = "android.nfc.extra.PREFERRED_PAYMENT_CHANGED_REASON";
  public static final String EXTRA_READER_PRESENCE_CHECK_DELAY = "presence";
  public static final String EXTRA_SECURE_ELEMENT_NAME = "android.nfc.extra.SECURE_ELEMENT_NAME";
  public static final String EXTRA_TAG = "android.nfc.extra.TAG";
  public static final int FLAG_LISTEN_DISABLE = 0;
  public static final int FLAG_LISTEN_KEEP = -2147483648;
  public static final int FLAG_LISTEN_NFC_PASSIVE_A = 1;
  public static final int FLAG_LISTEN_NFC_PASSIVE_B = 2;
  public static final int FLAG_LISTEN_NFC_PASSIVE_F = 4;
  public static final int FLAG_READER_DISABLE = 0;
  public static final int FLAG_READER_KEEP = -2147483648;
  public static final int FLAG_READER_NFC_A = 1;
  public static final int FLAG_READER_NFC_B = 2;
  public static final int FLAG_READER_NFC_BARCODE = 16;
  public static final int FLAG_READER_NFC_F = 4;
  public static final int FLAG_READER_NFC_V = 8;
  public static final int FLAG_READER_NO_PLATFORM_SOUNDS = 256;
  public static final int FLAG_READER_SKIP_NDEF_CHECK = 128;
  public static final int PREFERRED_PAYMENT_CHANGED = 2;
  public static final int PREFERRED_PAYMENT_LOADED = 1;
  public static final int PREFERRED_PAYMENT_UPDATED = 3;
  public static final int STATE_OFF = 1;
  public static final int STATE_ON = 3;
  public static final int STATE_TURNING_OFF = 4;
  public static final int STATE_TURNING_ON = 2;

  private static final NfcAdapter ADAPTER = new NfcAdapter();

  private final Bag<Reading> readings = new Bag<Reading>();

  public interface CreateBeamUrisCallback {
    Uri[] createBeamUris(NfcEvent nfcEvent);
  }

  public interface CreateNdefMessageCallback {
    NdefMessage createNdefMessage(NfcEvent nfcEvent);
  }

  public interface OnNdefPushCompleteCallback {
    void onNdefPushComplete(NfcEvent nfcEvent);
  }

  public interface OnTagRemovedListener {
    void onTagRemoved();
  }

  public interface ReaderCallback {
    void onTagDiscovered(Tag tag);
  }

  /** A tag is held to the device, told on a thread of the system. */
  private static final class Reading extends Source<ReaderCallback> {
    final Activity activity;

    Reading(Activity activity, ReaderCallback callback) {
      super("tag", callback, null, null);
      this.activity = activity;
    }

    @Override
    protected void call(ReaderCallback callback) {
      callback.onTagDiscovered(new Tag());
    }
  }

  private NfcAdapter() {}

  public static NfcAdapter getDefaultAdapter(Context context) {
    return ADAPTER;
  }

  public boolean isEnabled() {
    return true;
  }

  public boolean isNdefPushEnabled() {
    return false;
  }

  public void setNdefPushMessage(NdefMessage message, Activity activity, Activity... activities) {
    if (activity == null) throw new NullPointerException("activity cannot be null");
  }

  public void setNdefPushMessageCallback(CreateNdefMessageCallback callback, Activity activity, Activity... activities) {
    Callbacks.registerAway(null, activity, "CreateNdefMessageCallback", callback, false);
    if (activity == null) throw new NullPointerException("activity cannot be null");
  }

  public void setOnNdefPushCompleteCallback(OnNdefPushCompleteCallback callback, Activity activity, Activity... activities) {
    Callbacks.registerAway(null, activity, "OnNdefPushCompleteCallback", callback, false);
    if (activity == null) throw new NullPointerException("activity cannot be null");
  }

  public void setBeamPushUris(Uri[] uris, Activity activity) {}

  public void setBeamPushUrisCallback(CreateBeamUrisCallback callback, Activity activity) {
    Callbacks.registerAway(null, activity, "CreateBeamUrisCallback", callback, false);
  }

  public void enableForegroundNdefPush(Activity activity, NdefMessage message) {}

  public void disableForegroundNdefPush(Activity activity) {}

  public void enableForegroundDispatch(Activity activity, PendingIntent intent, IntentFilter[] filters, String[][] techLists) {
    if (activity == null || intent == null) throw new NullPointerException();
    if (!activity.isResumed()) {
      throw new IllegalStateException("Foreground dispatch can only be enabled when your activity is resumed");
    }
  }

  public void disableForegroundDispatch(Activity activity) {}

  public void enableReaderMode(Activity activity, ReaderCallback callback, int flags, Bundle extras) {
    disableReaderMode(activity);
    Reading reading = new Reading(activity, callback);
    readings.add(reading);
    reading.add();
  }

  public void disableReaderMode(Activity activity) {
    for (int i = readings.size() - 1; i >= 0; i--) {
      if (readings.get(i).activity == activity) readings.removeAt(i).remove();
    }
  }
}

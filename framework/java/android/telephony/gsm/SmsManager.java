package android.telephony.gsm;

import android.app.PendingIntent;
import java.util.ArrayList;

/** The old name of {@link android.telephony.SmsManager}. */
public final class SmsManager {
  public static final int STATUS_ON_SIM_FREE = 0;
  public static final int STATUS_ON_SIM_READ = 1;
  public static final int STATUS_ON_SIM_UNREAD = 3;
  public static final int STATUS_ON_SIM_SENT = 5;
  public static final int STATUS_ON_SIM_UNSENT = 7;
  public static final int RESULT_ERROR_GENERIC_FAILURE = 1;
  public static final int RESULT_ERROR_RADIO_OFF = 2;
  public static final int RESULT_ERROR_NULL_PDU = 3;
  public static final int RESULT_ERROR_NO_SERVICE = 4;

  private static final SmsManager only = new SmsManager();

  private final android.telephony.SmsManager manager = android.telephony.SmsManager.getDefault();

  private SmsManager() {}

  public static final SmsManager getDefault() {
    return only;
  }

  public final void sendTextMessage(String destinationAddress, String scAddress, String text, PendingIntent sentIntent,
      PendingIntent deliveryIntent) {
    manager.sendTextMessage(destinationAddress, scAddress, text, sentIntent, deliveryIntent);
  }

  public final ArrayList<String> divideMessage(String text) {
    return manager.divideMessage(text);
  }

  public final void sendMultipartTextMessage(String destinationAddress, String scAddress, ArrayList<String> parts,
      ArrayList<PendingIntent> sentIntents, ArrayList<PendingIntent> deliveryIntents) {
    manager.sendMultipartTextMessage(destinationAddress, scAddress, parts, sentIntents, deliveryIntents);
  }

  public final void sendDataMessage(String destinationAddress, String scAddress, short destinationPort, byte[] data,
      PendingIntent sentIntent, PendingIntent deliveryIntent) {
    manager.sendDataMessage(destinationAddress, scAddress, destinationPort, data, sentIntent, deliveryIntent);
  }
}

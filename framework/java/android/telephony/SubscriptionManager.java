package android.telephony;

import android.content.Context;
import antecede.Unlisted;

/** The cards in the phone: one. */
public class SubscriptionManager {
  public static final String ACTION_DEFAULT_SMS_SUBSCRIPTION_CHANGED =
      "android.telephony.action.DEFAULT_SMS_SUBSCRIPTION_CHANGED";
  public static final String ACTION_DEFAULT_SUBSCRIPTION_CHANGED = "android.telephony.action.DEFAULT_SUBSCRIPTION_CHANGED";
  public static final String ACTION_MANAGE_SUBSCRIPTION_PLANS = "android.telephony.action.MANAGE_SUBSCRIPTION_PLANS";
  public static final String ACTION_REFRESH_SUBSCRIPTION_PLANS = "android.telephony.action.REFRESH_SUBSCRIPTION_PLANS";
  public static final int D2D_SHARING_ALL = 3;
  public static final int D2D_SHARING_ALL_CONTACTS = 1;
  public static final int D2D_SHARING_DISABLED = 0;
  public static final int D2D_SHARING_SELECTED_CONTACTS = 2;
  public static final String D2D_STATUS_SHARING = "d2d_sharing_status";
  public static final String D2D_STATUS_SHARING_SELECTED_CONTACTS = "d2d_sharing_contacts";
  public static final int DATA_ROAMING_DISABLE = 0;
  public static final int DATA_ROAMING_ENABLE = 1;
  public static final int DEFAULT_SUBSCRIPTION_ID = 2147483647;
  public static final String EXTRA_SLOT_INDEX = "android.telephony.extra.SLOT_INDEX";
  public static final String EXTRA_SUBSCRIPTION_INDEX = "android.telephony.extra.SUBSCRIPTION_INDEX";
  public static final int INVALID_SIM_SLOT_INDEX = -1;
  public static final int INVALID_SUBSCRIPTION_ID = -1;
  public static final int PHONE_NUMBER_SOURCE_CARRIER = 2;
  public static final int PHONE_NUMBER_SOURCE_IMS = 3;
  public static final int PHONE_NUMBER_SOURCE_UICC = 1;
  public static final int SERVICE_CAPABILITY_DATA = 3;
  public static final int SERVICE_CAPABILITY_SMS = 2;
  public static final int SERVICE_CAPABILITY_VOICE = 1;
  public static final int SUBSCRIPTION_TYPE_LOCAL_SIM = 0;
  public static final int SUBSCRIPTION_TYPE_REMOTE_SIM = 1;
  public static final int USAGE_SETTING_DATA_CENTRIC = 2;
  public static final int USAGE_SETTING_DEFAULT = 0;
  public static final int USAGE_SETTING_UNKNOWN = -1;
  public static final int USAGE_SETTING_VOICE_CENTRIC = 1;

  @Unlisted
  public SubscriptionManager(Context context) {}

  @Deprecated
  public static SubscriptionManager from(Context context) {
    return (SubscriptionManager) context.getSystemService("telephony_subscription_service");
  }

  public int getActiveSubscriptionInfoCount() {
    return 1;
  }

  public int getActiveSubscriptionInfoCountMax() {
    return 1;
  }

  public static int getDefaultSubscriptionId() {
    return 1;
  }

  public static int getDefaultSmsSubscriptionId() {
    return 1;
  }

  public static int getDefaultDataSubscriptionId() {
    return 1;
  }

  public static boolean isValidSubscriptionId(int subscriptionId) {
    return subscriptionId > INVALID_SUBSCRIPTION_ID;
  }
}

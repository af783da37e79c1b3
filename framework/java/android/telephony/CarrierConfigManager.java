package android.telephony;

import android.content.Context;
import android.os.PersistableBundle;
import antecede.Unlisted;

/** What the carrier wants: nothing. */
public class CarrierConfigManager {
  @Unlisted
  public CarrierConfigManager(Context context) {}

  public PersistableBundle getConfig() {
    return new PersistableBundle();
  }

  public PersistableBundle getConfigForSubId(int subId) {
    return new PersistableBundle();
  }
}

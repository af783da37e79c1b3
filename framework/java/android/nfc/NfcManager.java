package android.nfc;

import android.content.Context;
import antecede.Unlisted;

/** Things that touch the device. */
public final class NfcManager {
  @Unlisted
  public NfcManager(Context context) {}

  public NfcAdapter getDefaultAdapter() {
    return NfcAdapter.getDefaultAdapter(null);
  }
}

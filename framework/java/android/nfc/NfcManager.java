package android.nfc;

import android.content.Context;
import antecede.Hidden;

/** Things that touch the device. */
public final class NfcManager {
  @Hidden
  public NfcManager(Context context) {}

  public NfcAdapter getDefaultAdapter() {
    return NfcAdapter.getDefaultAdapter(null);
  }
}

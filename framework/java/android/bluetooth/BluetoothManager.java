package android.bluetooth;

import android.content.Context;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Bluetooth. */
public final class BluetoothManager {
  @Unlisted
  public BluetoothManager(Context context) {}

  public BluetoothAdapter getAdapter() {
    return BluetoothAdapter.getDefaultAdapter();
  }

  public int getConnectionState(BluetoothDevice device, int profile) {
    return BluetoothProfile.STATE_DISCONNECTED;
  }

  public List<BluetoothDevice> getConnectedDevices(int profile) {
    return new ArrayList<BluetoothDevice>();
  }
}

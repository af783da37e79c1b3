package android.bluetooth;

import android.content.Context;
import android.os.Source;
import antecede.Bag;
import antecede.Observable;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

/** The device's radio for things nearby: on, with one thing it knows. */
public final class BluetoothAdapter {
  public static final String ACTION_CONNECTION_STATE_CHANGED = "android.bluetooth.adapter.action.CONNECTION_STATE_CHANGED";
  public static final String ACTION_DISCOVERY_FINISHED = "android.bluetooth.adapter.action.DISCOVERY_FINISHED";
  public static final String ACTION_DISCOVERY_STARTED = "android.bluetooth.adapter.action.DISCOVERY_STARTED";
  public static final String ACTION_LOCAL_NAME_CHANGED = "android.bluetooth.adapter.action.LOCAL_NAME_CHANGED";
  public static final String ACTION_REQUEST_DISCOVERABLE = "android.bluetooth.adapter.action.REQUEST_DISCOVERABLE";
  public static final String ACTION_REQUEST_ENABLE = "android.bluetooth.adapter.action.REQUEST_ENABLE";
  public static final String ACTION_SCAN_MODE_CHANGED = "android.bluetooth.adapter.action.SCAN_MODE_CHANGED";
  public static final String ACTION_STATE_CHANGED = "android.bluetooth.adapter.action.STATE_CHANGED";
  public static final int ERROR = -2147483648;
  public static final String EXTRA_CONNECTION_STATE = "android.bluetooth.adapter.extra.CONNECTION_STATE";
  public static final String EXTRA_DISCOVERABLE_DURATION = "android.bluetooth.adapter.extra.DISCOVERABLE_DURATION";
  public static final String EXTRA_LOCAL_NAME = "android.bluetooth.adapter.extra.LOCAL_NAME";
  public static final String EXTRA_PREVIOUS_CONNECTION_STATE = "android.bluetooth.adapter.extra.PREVIOUS_CONNECTION_STATE";
  public static final String EXTRA_PREVIOUS_SCAN_MODE = "android.bluetooth.adapter.extra.PREVIOUS_SCAN_MODE";
  public static final String EXTRA_PREVIOUS_STATE = "android.bluetooth.adapter.extra.PREVIOUS_STATE";
  public static final String EXTRA_SCAN_MODE = "android.bluetooth.adapter.extra.SCAN_MODE";
  public static final String EXTRA_STATE = "android.bluetooth.adapter.extra.STATE";
  public static final int SCAN_MODE_CONNECTABLE = 21;
  public static final int SCAN_MODE_CONNECTABLE_DISCOVERABLE = 23;
  public static final int SCAN_MODE_NONE = 20;
  public static final int STATE_CONNECTED = 2;
  public static final int STATE_CONNECTING = 1;
  public static final int STATE_DISCONNECTED = 0;
  public static final int STATE_DISCONNECTING = 3;
  public static final int STATE_OFF = 10;
  public static final int STATE_ON = 12;
  public static final int STATE_TURNING_OFF = 13;
  public static final int STATE_TURNING_ON = 11;

  private static BluetoothAdapter adapter;

  private final Bag<Scan> scans = new Bag<Scan>();
  @Observable private boolean mEnabled = true;
  private boolean discovering;
  private String name = "Antecede";

  public interface LeScanCallback {
    void onLeScan(BluetoothDevice bluetoothDevice, int value, byte[] values);
  }

  /** A thing is seen, told on a thread of the system. */
  private static final class Scan extends Source<LeScanCallback> {
    Scan(LeScanCallback callback) {
      super("bluetooth", callback, null, null);
    }

    @Override
    protected void call(LeScanCallback callback) {
      callback.onLeScan(new BluetoothDevice("00:11:22:33:44:55"), -60, new byte[31]);
    }
  }

  private BluetoothAdapter() {}

  @Deprecated
  public static synchronized BluetoothAdapter getDefaultAdapter() {
    if (adapter == null) adapter = new BluetoothAdapter();
    return adapter;
  }

  public BluetoothDevice getRemoteDevice(String address) {
    return new BluetoothDevice(address);
  }

  public boolean isEnabled() {
    return mEnabled;
  }

  public int getState() {
    return mEnabled ? STATE_ON : STATE_OFF;
  }

  @Deprecated
  public boolean enable() {
    mEnabled = true;
    return true;
  }

  @Deprecated
  public boolean disable() {
    mEnabled = false;
    return true;
  }

  public String getAddress() {
    return "02:00:00:00:00:00";
  }

  public String getName() {
    return name;
  }

  public boolean setName(String name) {
    this.name = name;
    return true;
  }

  public int getScanMode() {
    return SCAN_MODE_CONNECTABLE;
  }

  public boolean startDiscovery() {
    discovering = mEnabled;
    return mEnabled;
  }

  public boolean cancelDiscovery() {
    discovering = false;
    return mEnabled;
  }

  public boolean isDiscovering() {
    return discovering;
  }

  public Set<BluetoothDevice> getBondedDevices() {
    HashSet<BluetoothDevice> devices = new HashSet<BluetoothDevice>();
    if (mEnabled) devices.add(new BluetoothDevice("00:11:22:33:44:55"));
    return devices;
  }

  public BluetoothServerSocket listenUsingRfcommWithServiceRecord(String name, UUID uuid) throws IOException {
    return new BluetoothServerSocket();
  }

  public BluetoothServerSocket listenUsingInsecureRfcommWithServiceRecord(String name, UUID uuid) throws IOException {
    return new BluetoothServerSocket();
  }

  /** False: no profile is served. */
  public boolean getProfileProxy(Context context, BluetoothProfile.ServiceListener listener, int profile) {
    return false;
  }

  public void closeProfileProxy(int unusedProfile, BluetoothProfile proxy) {}

  public int getProfileConnectionState(int profile) {
    return BluetoothProfile.STATE_DISCONNECTED;
  }

  public boolean isMultipleAdvertisementSupported() {
    return false;
  }

  @Deprecated
  public boolean startLeScan(LeScanCallback callback) {
    if (callback == null || !mEnabled) return false;
    Scan scan = new Scan(callback);
    scans.add(scan);
    scan.add();
    return true;
  }

  @Deprecated
  public boolean startLeScan(UUID[] serviceUuids, LeScanCallback callback) {
    return startLeScan(callback);
  }

  @Deprecated
  public void stopLeScan(LeScanCallback callback) {
    for (int i = scans.size() - 1; i >= 0; i--) {
      if (scans.get(i).listener == callback) scans.removeAt(i).remove();
    }
  }

  public static boolean checkBluetoothAddress(String address) {
    return address != null && address.matches("([0-9A-F]{2}:){5}[0-9A-F]{2}");
  }
}

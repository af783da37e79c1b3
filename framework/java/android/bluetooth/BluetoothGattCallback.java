package android.bluetooth;

/** Hears of a thing, on threads of the system. */
public abstract class BluetoothGattCallback {
  public BluetoothGattCallback() {}

  public void onConnectionStateChange(BluetoothGatt gatt, int status, int newState) {}

  public void onServicesDiscovered(BluetoothGatt gatt, int status) {}

  public void onReadRemoteRssi(BluetoothGatt gatt, int rssi, int status) {}

  public void onMtuChanged(BluetoothGatt gatt, int mtu, int status) {}

  public void onReliableWriteCompleted(BluetoothGatt gatt, int status) {}
}

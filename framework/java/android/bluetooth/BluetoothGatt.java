package android.bluetooth;

import android.os.Replies;
import java.util.List;

/** A thing that can be asked: it is there, and offers nothing. */
public final class BluetoothGatt implements BluetoothProfile {
  public static final int CONNECTION_PRIORITY_BALANCED = 0;
  public static final int CONNECTION_PRIORITY_DCK = 3;
  public static final int CONNECTION_PRIORITY_HIGH = 1;
  public static final int CONNECTION_PRIORITY_LOW_POWER = 2;
  public static final int GATT_CONNECTION_CONGESTED = 143;
  public static final int GATT_CONNECTION_TIMEOUT = 147;
  public static final int GATT_FAILURE = 257;
  public static final int GATT_INSUFFICIENT_AUTHENTICATION = 5;
  public static final int GATT_INSUFFICIENT_AUTHORIZATION = 8;
  public static final int GATT_INSUFFICIENT_ENCRYPTION = 15;
  public static final int GATT_INVALID_ATTRIBUTE_LENGTH = 13;
  public static final int GATT_INVALID_OFFSET = 7;
  public static final int GATT_READ_NOT_PERMITTED = 2;
  public static final int GATT_REQUEST_NOT_SUPPORTED = 6;
  public static final int GATT_SUCCESS = 0;
  public static final int GATT_WRITE_NOT_PERMITTED = 3;

  private final BluetoothDevice device;
  private final BluetoothGattCallback callback;
  private boolean closed;

  BluetoothGatt(BluetoothDevice device, BluetoothGattCallback callback) {
    this.device = device;
    this.callback = callback;
    connect();
  }

  private void state(int state) {
    Replies.call(new Runnable() {
      @Override
      public void run() {
        if (!closed) callback.onConnectionStateChange(BluetoothGatt.this, GATT_SUCCESS, state);
      }
    });
  }

  public BluetoothDevice getDevice() {
    return device;
  }

  public boolean connect() {
    state(STATE_CONNECTED);
    return true;
  }

  public void disconnect() {
    state(STATE_DISCONNECTED);
  }

  public void close() {
    closed = true;
  }

  public boolean discoverServices() {
    Replies.call(new Runnable() {
      @Override
      public void run() {
        if (!closed) callback.onServicesDiscovered(BluetoothGatt.this, GATT_SUCCESS);
      }
    });
    return true;
  }

  public boolean readRemoteRssi() {
    Replies.call(new Runnable() {
      @Override
      public void run() {
        if (!closed) callback.onReadRemoteRssi(BluetoothGatt.this, -60, GATT_SUCCESS);
      }
    });
    return true;
  }

  public boolean requestMtu(int mtu) {
    Replies.call(new Runnable() {
      @Override
      public void run() {
        if (!closed) callback.onMtuChanged(BluetoothGatt.this, mtu, GATT_SUCCESS);
      }
    });
    return true;
  }

  @Override
  public int getConnectionState(BluetoothDevice device) {
    throw new UnsupportedOperationException("Use BluetoothManager#getConnectionState instead.");
  }

  @Override
  public List<BluetoothDevice> getConnectedDevices() {
    throw new UnsupportedOperationException("Use BluetoothManager#getConnectedDevices instead.");
  }

  @Override
  public List<BluetoothDevice> getDevicesMatchingConnectionStates(int[] states) {
    throw new UnsupportedOperationException("Use BluetoothManager#getDevicesMatchingConnectionStates instead.");
  }
}

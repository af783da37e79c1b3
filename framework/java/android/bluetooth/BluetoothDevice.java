package android.bluetooth;

import android.content.Context;
import android.os.Parcel;
import android.os.Parcelable;
import java.io.IOException;
import java.util.UUID;

/** A thing nearby. */
public final class BluetoothDevice implements Parcelable {
  public static final String ACTION_ACL_CONNECTED = "android.bluetooth.device.action.ACL_CONNECTED";
  public static final String ACTION_ACL_DISCONNECTED = "android.bluetooth.device.action.ACL_DISCONNECTED";
  public static final String ACTION_ACL_DISCONNECT_REQUESTED = "android.bluetooth.device.action.ACL_DISCONNECT_REQUESTED";
  public static final String ACTION_ALIAS_CHANGED = "android.bluetooth.device.action.ALIAS_CHANGED";
  public static final String ACTION_BOND_STATE_CHANGED = "android.bluetooth.device.action.BOND_STATE_CHANGED";
  public static final String ACTION_CLASS_CHANGED = "android.bluetooth.device.action.CLASS_CHANGED";
  public static final String ACTION_FOUND = "android.bluetooth.device.action.FOUND";
  public static final String ACTION_NAME_CHANGED = "android.bluetooth.device.action.NAME_CHANGED";
  public static final String ACTION_PAIRING_REQUEST = "android.bluetooth.device.action.PAIRING_REQUEST";
  public static final String ACTION_UUID = "android.bluetooth.device.action.UUID";
  public static final int ADDRESS_TYPE_ANONYMOUS = 255;
  public static final int ADDRESS_TYPE_PUBLIC = 0;
  public static final int ADDRESS_TYPE_RANDOM = 1;
  public static final int ADDRESS_TYPE_UNKNOWN = 65535;
  public static final int BOND_BONDED = 12;
  public static final int BOND_BONDING = 11;
  public static final int BOND_NONE = 10;
  public static final int DEVICE_TYPE_CLASSIC = 1;
  public static final int DEVICE_TYPE_DUAL = 3;
  public static final int DEVICE_TYPE_LE = 2;
  public static final int DEVICE_TYPE_UNKNOWN = 0;
  public static final int ERROR = -2147483648;
  public static final String EXTRA_BOND_STATE = "android.bluetooth.device.extra.BOND_STATE";
  public static final String EXTRA_CLASS = "android.bluetooth.device.extra.CLASS";
  public static final String EXTRA_DEVICE = "android.bluetooth.device.extra.DEVICE";
  public static final String EXTRA_IS_COORDINATED_SET_MEMBER = "android.bluetooth.extra.IS_COORDINATED_SET_MEMBER";
  public static final String EXTRA_NAME = "android.bluetooth.device.extra.NAME";
  public static final String EXTRA_PAIRING_KEY = "android.bluetooth.device.extra.PAIRING_KEY";
  public static final String EXTRA_PAIRING_VARIANT = "android.bluetooth.device.extra.PAIRING_VARIANT";
  public static final String EXTRA_PREVIOUS_BOND_STATE = "android.bluetooth.device.extra.PREVIOUS_BOND_STATE";
  public static final String EXTRA_RSSI = "android.bluetooth.device.extra.RSSI";
  public static final String EXTRA_TRANSPORT = "android.bluetooth.device.extra.TRANSPORT";
  public static final String EXTRA_UUID = "android.bluetooth.device.extra.UUID";
  public static final int PAIRING_VARIANT_PASSKEY_CONFIRMATION = 2;
  public static final int PAIRING_VARIANT_PIN = 0;
  public static final int PHY_LE_1M = 1;
  public static final int PHY_LE_1M_MASK = 1;
  public static final int PHY_LE_2M = 2;
  public static final int PHY_LE_2M_MASK = 2;
  public static final int PHY_LE_CODED = 3;
  public static final int PHY_LE_CODED_MASK = 4;
  public static final int PHY_OPTION_NO_PREFERRED = 0;
  public static final int PHY_OPTION_S2 = 1;
  public static final int PHY_OPTION_S8 = 2;
  public static final int TRANSPORT_AUTO = 0;
  public static final int TRANSPORT_BREDR = 1;
  public static final int TRANSPORT_LE = 2;

  private final String address;

  public static final Parcelable.Creator<BluetoothDevice> CREATOR = new Parcelable.Creator<BluetoothDevice>() {
    @Override
    public BluetoothDevice createFromParcel(Parcel in) {
      return new BluetoothDevice(in.readString());
    }

    @Override
    public BluetoothDevice[] newArray(int size) {
      return new BluetoothDevice[size];
    }
  };

  BluetoothDevice(String address) {
    if (!BluetoothAdapter.checkBluetoothAddress(address)) {
      throw new IllegalArgumentException(address + " is not a valid Bluetooth address");
    }
    this.address = address;
  }

  public String getAddress() {
    return address;
  }

  public String getName() {
    return "Thing";
  }

  public String getAlias() {
    return "Thing";
  }

  public int getType() {
    return DEVICE_TYPE_CLASSIC;
  }

  public int getBondState() {
    return BOND_BONDED;
  }

  public boolean createBond() {
    return true;
  }

  public BluetoothClass getBluetoothClass() {
    return new BluetoothClass();
  }

  public android.os.ParcelUuid[] getUuids() {
    return new android.os.ParcelUuid[0];
  }

  public boolean fetchUuidsWithSdp() {
    return true;
  }

  public BluetoothSocket createRfcommSocketToServiceRecord(UUID uuid) throws IOException {
    return new BluetoothSocket(this);
  }

  public BluetoothSocket createInsecureRfcommSocketToServiceRecord(UUID uuid) throws IOException {
    return new BluetoothSocket(this);
  }

  public BluetoothGatt connectGatt(Context context, boolean autoConnect, BluetoothGattCallback callback) {
    return connectGatt(context, autoConnect, callback, TRANSPORT_AUTO);
  }

  public BluetoothGatt connectGatt(Context context, boolean autoConnect, BluetoothGattCallback callback, int transport) {
    return new BluetoothGatt(this, callback);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof BluetoothDevice && ((BluetoothDevice) o).address.equals(address);
  }

  @Override
  public int hashCode() {
    return address.hashCode();
  }

  @Override
  public String toString() {
    return address;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeString(address);
  }
}

package android.media;

import android.os.Handler;

/** Where sound goes. */
public interface AudioRouting {
  boolean setPreferredDevice(AudioDeviceInfo audioDeviceInfo);

  AudioDeviceInfo getPreferredDevice();

  AudioDeviceInfo getRoutedDevice();

  void addOnRoutingChangedListener(OnRoutingChangedListener onRoutingChangedListener, Handler handler);

  void removeOnRoutingChangedListener(OnRoutingChangedListener onRoutingChangedListener);

  public interface OnRoutingChangedListener {
    void onRoutingChanged(AudioRouting audioRouting);
  }
}

package android.media;

/** A volume that an app controls itself. */
public abstract class VolumeProvider {
  public static final int VOLUME_CONTROL_ABSOLUTE = 2;
  public static final int VOLUME_CONTROL_FIXED = 0;
  public static final int VOLUME_CONTROL_RELATIVE = 1;

  private final int control;
  private final int most;
  private int current;

  public VolumeProvider(int volumeControl, int maxVolume, int currentVolume) {
    control = volumeControl;
    most = maxVolume;
    current = currentVolume;
  }

  public VolumeProvider(int volumeControl, int maxVolume, int currentVolume, String volumeControlId) {
    this(volumeControl, maxVolume, currentVolume);
  }

  public final int getVolumeControl() {
    return control;
  }

  public final int getMaxVolume() {
    return most;
  }

  public final int getCurrentVolume() {
    return current;
  }

  public final void setCurrentVolume(int currentVolume) {
    current = currentVolume;
  }

  public void onSetVolumeTo(int volume) {}

  public void onAdjustVolume(int direction) {}
}

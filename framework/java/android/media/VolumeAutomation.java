package android.media;

/** Something whose volume can be shaped. */
public interface VolumeAutomation {
  VolumeShaper createVolumeShaper(VolumeShaper.Configuration configuration);
}

package android.os;

/** How the device shall shake. */
public abstract class VibrationEffect implements Parcelable {
  public static final int DEFAULT_AMPLITUDE = -1;
  public static final int EFFECT_CLICK = 0;
  public static final int EFFECT_DOUBLE_CLICK = 1;
  public static final int EFFECT_HEAVY_CLICK = 5;
  public static final int EFFECT_TICK = 2;

  public static final Parcelable.Creator<VibrationEffect> CREATOR = new Parcelable.Creator<VibrationEffect>() {
    @Override
    public VibrationEffect createFromParcel(Parcel in) {
      return new Effect();
    }

    @Override
    public VibrationEffect[] newArray(int size) {
      return new VibrationEffect[size];
    }
  };

  /** All are alike. */
  private static final class Effect extends VibrationEffect {
    @Override
    public void writeToParcel(Parcel out, int flags) {}
  }

  VibrationEffect() {}

  public static VibrationEffect createOneShot(long milliseconds, int amplitude) {
    if (milliseconds <= 0) throw new IllegalArgumentException("duration must be positive");
    return new Effect();
  }

  public static VibrationEffect createWaveform(long[] timings, int repeat) {
    return new Effect();
  }

  public static VibrationEffect createWaveform(long[] timings, int[] amplitudes, int repeat) {
    if (timings.length != amplitudes.length) {
      throw new IllegalArgumentException("timing and amplitude arrays must be of equal length");
    }
    return new Effect();
  }

  public static VibrationEffect createPredefined(int effectId) {
    return new Effect();
  }

  @Override
  public int describeContents() {
    return 0;
  }
}

package android.media.audiofx;

import antecede.Callbacks;

/** Makes some pitches louder. */
public class Equalizer extends AudioEffect {
  public static final int PARAM_BAND_FREQ_RANGE = 4;
  public static final int PARAM_BAND_LEVEL = 2;
  public static final int PARAM_CENTER_FREQ = 3;
  public static final int PARAM_CURRENT_PRESET = 6;
  public static final int PARAM_GET_BAND = 5;
  public static final int PARAM_GET_NUM_OF_PRESETS = 7;
  public static final int PARAM_GET_PRESET_NAME = 8;
  public static final int PARAM_LEVEL_RANGE = 1;
  public static final int PARAM_NUM_BANDS = 0;
  public static final int PARAM_STRING_SIZE_MAX = 32;

  private static final int[] CENTERS = {60000, 230000, 910000, 3600000, 14000000};

  private final short[] levels = new short[5];
  private short preset;

  public interface OnParameterChangeListener {
    void onParameterChange(Equalizer equalizer, int value, int value2, int value3, int value4);
  }

  public Equalizer(int priority, int audioSession) {}

  public short getNumberOfBands() {
    return (short) levels.length;
  }

  public short[] getBandLevelRange() {
    return new short[] {-1500, 1500};
  }

  public void setBandLevel(short band, short level) {
    check();
    levels[band] = level;
  }

  public short getBandLevel(short band) {
    return levels[band];
  }

  public int getCenterFreq(short band) {
    return CENTERS[band];
  }

  public int[] getBandFreqRange(short band) {
    return new int[] {CENTERS[band] / 2, CENTERS[band] * 2};
  }

  public short getBand(int frequency) {
    short best = 0;
    for (short i = 1; i < CENTERS.length; i++) {
      if (Math.abs(CENTERS[i] - frequency) < Math.abs(CENTERS[best] - frequency)) best = i;
    }
    return best;
  }

  public short getCurrentPreset() {
    return preset;
  }

  public void usePreset(short preset) {
    check();
    this.preset = preset;
  }

  public short getNumberOfPresets() {
    return 3;
  }

  public String getPresetName(short preset) {
    return preset == 0 ? "Normal" : preset == 1 ? "Classical" : "Dance";
  }

  public void setParameterListener(OnParameterChangeListener listener) {
    Callbacks.registerAway(null, this, "OnParameterChangeListener", listener, false);
  }
}

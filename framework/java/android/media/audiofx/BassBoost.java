package android.media.audiofx;

import antecede.Callbacks;

/** Makes deep sounds louder. */
public class BassBoost extends AudioEffect {
  public static final int PARAM_STRENGTH = 1;
  public static final int PARAM_STRENGTH_SUPPORTED = 0;

  private short strength;

  public interface OnParameterChangeListener {
    void onParameterChange(BassBoost bassBoost, int value, int value2, short value3);
  }

  public BassBoost(int priority, int audioSession) {}

  public boolean getStrengthSupported() {
    return true;
  }

  public void setStrength(short strength) {
    check();
    this.strength = strength;
  }

  public short getRoundedStrength() {
    return strength;
  }

  public void setParameterListener(OnParameterChangeListener listener) {
    Callbacks.registerAway(null, this, "OnParameterChangeListener", listener, false);
  }
}

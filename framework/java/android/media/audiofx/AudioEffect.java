package android.media.audiofx;

import antecede.Callbacks;

/** Changes sound. */
public class AudioEffect {
  public static final String ACTION_CLOSE_AUDIO_EFFECT_CONTROL_SESSION =
      "android.media.action.CLOSE_AUDIO_EFFECT_CONTROL_SESSION";
  public static final String ACTION_DISPLAY_AUDIO_EFFECT_CONTROL_PANEL =
      "android.media.action.DISPLAY_AUDIO_EFFECT_CONTROL_PANEL";
  public static final String ACTION_OPEN_AUDIO_EFFECT_CONTROL_SESSION = "android.media.action.OPEN_AUDIO_EFFECT_CONTROL_SESSION";
  public static final int ALREADY_EXISTS = -2;
  public static final int CONTENT_TYPE_GAME = 2;
  public static final int CONTENT_TYPE_MOVIE = 1;
  public static final int CONTENT_TYPE_MUSIC = 0;
  public static final int CONTENT_TYPE_VOICE = 3;
  public static final String EFFECT_AUXILIARY = "Auxiliary";
  public static final String EFFECT_INSERT = "Insert";
  public static final String EFFECT_POST_PROCESSING = "Post Processing";
  public static final String EFFECT_PRE_PROCESSING = "Pre Processing";
  public static final int ERROR = -1;
  public static final int ERROR_BAD_VALUE = -4;
  public static final int ERROR_DEAD_OBJECT = -7;
  public static final int ERROR_INVALID_OPERATION = -5;
  public static final int ERROR_NO_INIT = -3;
  public static final int ERROR_NO_MEMORY = -6;
  public static final String EXTRA_AUDIO_SESSION = "android.media.extra.AUDIO_SESSION";
  public static final String EXTRA_CONTENT_TYPE = "android.media.extra.CONTENT_TYPE";
  public static final String EXTRA_PACKAGE_NAME = "android.media.extra.PACKAGE_NAME";
  public static final int SUCCESS = 0;

  private boolean enabled;
  private boolean released;

  public interface OnControlStatusChangeListener {
    void onControlStatusChange(AudioEffect audioEffect, boolean on);
  }

  public interface OnEnableStatusChangeListener {
    void onEnableStatusChange(AudioEffect audioEffect, boolean on);
  }

  /** What an effect is. */
  public static class Descriptor {
    public java.util.UUID type;
    public java.util.UUID uuid;
    public String connectMode;
    public String name;
    public String implementor;

    public Descriptor() {}
  }

  AudioEffect() {}

  final void check() {
    if (released) throw new IllegalStateException("called on uninitialized AudioEffect.");
  }

  public void release() {
    released = true;
  }

  public static Descriptor[] queryEffects() {
    return new Descriptor[0];
  }

  public int setEnabled(boolean enabled) {
    check();
    this.enabled = enabled;
    return SUCCESS;
  }

  public boolean getEnabled() {
    check();
    return enabled;
  }

  public boolean hasControl() {
    check();
    return true;
  }

  public int getId() {
    return 1;
  }

  public Descriptor getDescriptor() {
    return new Descriptor();
  }

  public void setEnableStatusListener(OnEnableStatusChangeListener listener) {
    Callbacks.registerAway(null, this, "OnEnableStatusChangeListener", listener, false);
  }

  public void setControlStatusListener(OnControlStatusChangeListener listener) {
    Callbacks.registerAway(null, this, "OnControlStatusChangeListener", listener, false);
  }

  @Override
  protected void finalize() {}
}

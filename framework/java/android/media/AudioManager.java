package android.media;

import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.Source;
import android.view.KeyEvent;
import antecede.Bag;
import antecede.Observable;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Volumes, modes and who may be heard: those of the device, whichever manager is asked. */
public class AudioManager {
  public static final String ACTION_AUDIO_BECOMING_NOISY = "android.media.AUDIO_BECOMING_NOISY";
  public static final String ACTION_HDMI_AUDIO_PLUG = "android.media.action.HDMI_AUDIO_PLUG";
  public static final String ACTION_HEADSET_PLUG = "android.intent.action.HEADSET_PLUG";
  public static final String ACTION_MICROPHONE_MUTE_CHANGED = "android.media.action.MICROPHONE_MUTE_CHANGED";
  public static final String ACTION_SCO_AUDIO_STATE_CHANGED = "android.media.SCO_AUDIO_STATE_CHANGED";
  public static final String ACTION_SCO_AUDIO_STATE_UPDATED = "android.media.ACTION_SCO_AUDIO_STATE_UPDATED";
  public static final String ACTION_SPEAKERPHONE_STATE_CHANGED = "android.media.action.SPEAKERPHONE_STATE_CHANGED";
  public static final int ADJUST_LOWER = -1;
  public static final int ADJUST_MUTE = -100;
  public static final int ADJUST_RAISE = 1;
  public static final int ADJUST_SAME = 0;
  public static final int ADJUST_TOGGLE_MUTE = 101;
  public static final int ADJUST_UNMUTE = 100;
  public static final int AUDIOFOCUS_GAIN = 1;
  public static final int AUDIOFOCUS_GAIN_TRANSIENT = 2;
  public static final int AUDIOFOCUS_GAIN_TRANSIENT_EXCLUSIVE = 4;
  public static final int AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK = 3;
  public static final int AUDIOFOCUS_LOSS = -1;
  public static final int AUDIOFOCUS_LOSS_TRANSIENT = -2;
  public static final int AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK = -3;
  public static final int AUDIOFOCUS_NONE = 0;
  public static final int AUDIOFOCUS_REQUEST_DELAYED = 2;
  public static final int AUDIOFOCUS_REQUEST_FAILED = 0;
  public static final int AUDIOFOCUS_REQUEST_GRANTED = 1;
  public static final int AUDIO_SESSION_ID_GENERATE = 0;
  public static final int DIRECT_PLAYBACK_BITSTREAM_SUPPORTED = 4;
  public static final int DIRECT_PLAYBACK_NOT_SUPPORTED = 0;
  public static final int DIRECT_PLAYBACK_OFFLOAD_GAPLESS_SUPPORTED = 3;
  public static final int DIRECT_PLAYBACK_OFFLOAD_SUPPORTED = 1;
  public static final int ENCODED_SURROUND_OUTPUT_ALWAYS = 2;
  public static final int ENCODED_SURROUND_OUTPUT_AUTO = 0;
  public static final int ENCODED_SURROUND_OUTPUT_MANUAL = 3;
  public static final int ENCODED_SURROUND_OUTPUT_NEVER = 1;
  public static final int ENCODED_SURROUND_OUTPUT_UNKNOWN = -1;
  public static final int ERROR = -1;
  public static final int ERROR_DEAD_OBJECT = -6;
  public static final String EXTRA_AUDIO_PLUG_STATE = "android.media.extra.AUDIO_PLUG_STATE";
  public static final String EXTRA_ENCODINGS = "android.media.extra.ENCODINGS";
  public static final String EXTRA_MAX_CHANNEL_COUNT = "android.media.extra.MAX_CHANNEL_COUNT";
  public static final String EXTRA_RINGER_MODE = "android.media.EXTRA_RINGER_MODE";
  public static final String EXTRA_SCO_AUDIO_PREVIOUS_STATE = "android.media.extra.SCO_AUDIO_PREVIOUS_STATE";
  public static final String EXTRA_SCO_AUDIO_STATE = "android.media.extra.SCO_AUDIO_STATE";
  public static final String EXTRA_VIBRATE_SETTING = "android.media.EXTRA_VIBRATE_SETTING";
  public static final String EXTRA_VIBRATE_TYPE = "android.media.EXTRA_VIBRATE_TYPE";
  public static final int FLAG_ALLOW_RINGER_MODES = 2;
  public static final int FLAG_PLAY_SOUND = 4;
  public static final int FLAG_REMOVE_SOUND_AND_VIBRATE = 8;
  public static final int FLAG_SHOW_UI = 1;
  public static final int FLAG_VIBRATE = 16;
  public static final int FX_BACK = 10;
  public static final int FX_FOCUS_NAVIGATION_DOWN = 2;
  public static final int FX_FOCUS_NAVIGATION_LEFT = 3;
  public static final int FX_FOCUS_NAVIGATION_RIGHT = 4;
  public static final int FX_FOCUS_NAVIGATION_UP = 1;
  public static final int FX_KEYPRESS_DELETE = 7;
  public static final int FX_KEYPRESS_INVALID = 9;
  public static final int FX_KEYPRESS_RETURN = 8;
  public static final int FX_KEYPRESS_SPACEBAR = 6;
  public static final int FX_KEYPRESS_STANDARD = 5;
  public static final int FX_KEY_CLICK = 0;
  public static final int GET_DEVICES_ALL = 3;
  public static final int GET_DEVICES_INPUTS = 1;
  public static final int GET_DEVICES_OUTPUTS = 2;
  public static final int MODE_CALL_REDIRECT = 5;
  public static final int MODE_CALL_SCREENING = 4;
  public static final int MODE_COMMUNICATION_REDIRECT = 6;
  public static final int MODE_CURRENT = -1;
  public static final int MODE_INVALID = -2;
  public static final int MODE_IN_CALL = 2;
  public static final int MODE_IN_COMMUNICATION = 3;
  public static final int MODE_NORMAL = 0;
  public static final int MODE_RINGTONE = 1;
  public static final int NUM_STREAMS = 5;
  public static final int PLAYBACK_OFFLOAD_GAPLESS_SUPPORTED = 2;
  public static final int PLAYBACK_OFFLOAD_NOT_SUPPORTED = 0;
  public static final int PLAYBACK_OFFLOAD_SUPPORTED = 1;
  public static final String PROPERTY_OUTPUT_FRAMES_PER_BUFFER = "android.media.property.OUTPUT_FRAMES_PER_BUFFER";
  public static final String PROPERTY_OUTPUT_SAMPLE_RATE = "android.media.property.OUTPUT_SAMPLE_RATE";
  public static final String PROPERTY_SUPPORT_AUDIO_SOURCE_UNPROCESSED =
      "android.media.property.SUPPORT_AUDIO_SOURCE_UNPROCESSED";
  public static final String PROPERTY_SUPPORT_MIC_NEAR_ULTRASOUND = "android.media.property.SUPPORT_MIC_NEAR_ULTRASOUND";
  public static final String PROPERTY_SUPPORT_SPEAKER_NEAR_ULTRASOUND = "android.media.property.SUPPORT_SPEAKER_NEAR_ULTRASOUND";
  public static final String RINGER_MODE_CHANGED_ACTION = "android.media.RINGER_MODE_CHANGED";
  public static final int RINGER_MODE_NORMAL = 2;
  public static final int RINGER_MODE_SILENT = 0;
  public static final int RINGER_MODE_VIBRATE = 1;
  public static final int ROUTE_ALL = -1;
  public static final int ROUTE_BLUETOOTH = 4;
  public static final int ROUTE_BLUETOOTH_A2DP = 16;
  public static final int ROUTE_BLUETOOTH_SCO = 4;
  public static final int ROUTE_EARPIECE = 1;
  public static final int ROUTE_HEADSET = 8;
  public static final int ROUTE_SPEAKER = 2;
  public static final int SCO_AUDIO_STATE_CONNECTED = 1;
  public static final int SCO_AUDIO_STATE_CONNECTING = 2;
  public static final int SCO_AUDIO_STATE_DISCONNECTED = 0;
  public static final int SCO_AUDIO_STATE_ERROR = -1;
  public static final int STREAM_ACCESSIBILITY = 10;
  public static final int STREAM_ALARM = 4;
  public static final int STREAM_DTMF = 8;
  public static final int STREAM_MUSIC = 3;
  public static final int STREAM_NOTIFICATION = 5;
  public static final int STREAM_RING = 2;
  public static final int STREAM_SYSTEM = 1;
  public static final int STREAM_VOICE_CALL = 0;
  public static final int USE_DEFAULT_STREAM_TYPE = -2147483648;
  public static final String VIBRATE_SETTING_CHANGED_ACTION = "android.media.VIBRATE_SETTING_CHANGED";
  public static final int VIBRATE_SETTING_OFF = 0;
  public static final int VIBRATE_SETTING_ON = 1;
  public static final int VIBRATE_SETTING_ONLY_SILENT = 2;
  public static final int VIBRATE_TYPE_NOTIFICATION = 1;
  public static final int VIBRATE_TYPE_RINGER = 0;

  private static final int MOST = 15;

  public interface OnAudioFocusChangeListener {
    void onAudioFocusChange(int value);
  }

  public interface OnCommunicationDeviceChangedListener {
    void onCommunicationDeviceChanged(AudioDeviceInfo audioDeviceInfo);
  }

  public interface OnModeChangedListener {
    void onModeChanged(int value);
  }

  /** Hears of other sounds. */
  public abstract static class AudioPlaybackCallback {
    public AudioPlaybackCallback() {}

    public void onPlaybackConfigChanged(List<AudioPlaybackConfiguration> configs) {}
  }

  /** Hears of recordings. */
  public abstract static class AudioRecordingCallback {
    public AudioRecordingCallback() {}

    public void onRecordingConfigChanged(List<AudioRecordingConfiguration> configs) {}
  }

  @Observable private static int mRingerMode = RINGER_MODE_NORMAL;
  @Observable private static int mMode = MODE_NORMAL;
  private static final int[] volumes = new int[16];
  private static boolean speakerphoneOn;
  private static boolean microphoneMute;
  private static boolean bluetoothScoOn;
  private static boolean bluetoothA2dpOn;
  private static boolean wiredHeadsetOn;
  private static final Bag<Focus> focuses = new Bag<Focus>();
  private static final Bag<Source<?>> watches = new Bag<Source<?>>();

  /** Somebody who has the focus: other apps take it from time to time, and give it back. */
  private static final class Focus extends Source<OnAudioFocusChangeListener> {
    private boolean lost;

    Focus(OnAudioFocusChangeListener listener, Handler handler) {
      super("audio focus", listener, handler == null ? Looper.getMainLooper() : handler.getLooper(), null);
    }

    @Override
    protected void call(OnAudioFocusChangeListener listener) {
      lost = !lost;
      listener.onAudioFocusChange(lost ? AUDIOFOCUS_LOSS_TRANSIENT : AUDIOFOCUS_GAIN);
    }
  }

  @Unlisted
  public AudioManager(Context context) {}

  static {
    for (int i = 0; i < volumes.length; i++) volumes[i] = MOST / 2;
  }

  private int allowedCapturePolicy;

  public boolean isSpeakerphoneOn() {
    return speakerphoneOn;
  }

  public void setSpeakerphoneOn(boolean on) {
    speakerphoneOn = on;
  }

  public int getAllowedCapturePolicy() {
    return allowedCapturePolicy;
  }

  public void setAllowedCapturePolicy(int capturePolicy) {
    allowedCapturePolicy = capturePolicy;
  }

  public boolean isBluetoothScoOn() {
    return bluetoothScoOn;
  }

  public void setBluetoothScoOn(boolean on) {
    bluetoothScoOn = on;
  }

  public boolean isBluetoothA2dpOn() {
    return bluetoothA2dpOn;
  }

  public void setBluetoothA2dpOn(boolean on) {
    bluetoothA2dpOn = on;
  }

  public boolean isWiredHeadsetOn() {
    return wiredHeadsetOn;
  }

  public void setWiredHeadsetOn(boolean on) {
    wiredHeadsetOn = on;
  }

  public boolean isMicrophoneMute() {
    return microphoneMute;
  }

  public void setMicrophoneMute(boolean on) {
    microphoneMute = on;
  }

  public int getRingerMode() {
    return mRingerMode;
  }

  public void setRingerMode(int ringerMode) {
    mRingerMode = ringerMode;
  }

  public int getMode() {
    return mMode;
  }

  public void setMode(int mode) {
    mMode = mode;
  }

  public int getStreamMaxVolume(int streamType) {
    return MOST;
  }

  public int getStreamMinVolume(int streamType) {
    return 0;
  }

  public int getStreamVolume(int streamType) {
    return volumes[streamType];
  }

  public void setStreamVolume(int streamType, int index, int flags) {
    volumes[streamType] = Math.max(0, Math.min(MOST, index));
  }

  public void adjustStreamVolume(int streamType, int direction, int flags) {
    if (direction == ADJUST_MUTE) volumes[streamType] = 0;
    else if (direction == ADJUST_RAISE || direction == ADJUST_LOWER) {
      setStreamVolume(streamType, volumes[streamType] + direction, flags);
    }
  }

  public void adjustVolume(int direction, int flags) {
    adjustStreamVolume(STREAM_MUSIC, direction, flags);
  }

  public void adjustSuggestedStreamVolume(int direction, int suggestedStreamType, int flags) {
    adjustStreamVolume(suggestedStreamType == USE_DEFAULT_STREAM_TYPE ? STREAM_MUSIC : suggestedStreamType, direction, flags);
  }

  @Deprecated
  public void setStreamMute(int streamType, boolean state) {
    adjustStreamVolume(streamType, state ? ADJUST_MUTE : ADJUST_UNMUTE, 0);
  }

  @Deprecated
  public void setStreamSolo(int streamType, boolean state) {}

  public boolean isStreamMute(int streamType) {
    return volumes[streamType] == 0;
  }

  public boolean isVolumeFixed() {
    return false;
  }

  public boolean isMusicActive() {
    return false;
  }

  public int requestAudioFocus(OnAudioFocusChangeListener l, int streamType, int durationHint) {
    return request(l, null);
  }

  public int requestAudioFocus(AudioFocusRequest focusRequest) {
    return request(focusRequest.listener(), focusRequest.handler());
  }

  private int request(OnAudioFocusChangeListener listener, Handler handler) {
    if (listener == null) return AUDIOFOCUS_REQUEST_GRANTED;
    abandonAudioFocus(listener);
    Focus focus = new Focus(listener, handler);
    focuses.add(focus);
    focus.add();
    return AUDIOFOCUS_REQUEST_GRANTED;
  }

  public int abandonAudioFocus(OnAudioFocusChangeListener l) {
    for (int i = focuses.size() - 1; i >= 0; i--) {
      if (focuses.get(i).listener == l) focuses.removeAt(i).remove();
    }
    return AUDIOFOCUS_REQUEST_GRANTED;
  }

  public int abandonAudioFocusRequest(AudioFocusRequest focusRequest) {
    return abandonAudioFocus(focusRequest.listener());
  }

  public String getProperty(String key) {
    return PROPERTY_OUTPUT_SAMPLE_RATE.equals(key) ? "48000" : PROPERTY_OUTPUT_FRAMES_PER_BUFFER.equals(key) ? "192" : null;
  }

  public int generateAudioSessionId() {
    return 1000 + focuses.size();
  }

  public String getParameters(String keys) {
    return "";
  }

  public boolean isBluetoothScoAvailableOffCall() {
    return false;
  }

  public AudioDeviceInfo[] getDevices(int flags) {
    return new AudioDeviceInfo[0];
  }

  public List<AudioPlaybackConfiguration> getActivePlaybackConfigurations() {
    return new ArrayList<AudioPlaybackConfiguration>();
  }

  public List<AudioRecordingConfiguration> getActiveRecordingConfigurations() {
    return new ArrayList<AudioRecordingConfiguration>();
  }

  private void watch(Source<?> source) {
    watches.add(source);
    source.add();
  }

  private void unwatch(Object listener) {
    for (int i = watches.size() - 1; i >= 0; i--) {
      if (watches.get(i).listener == listener) watches.removeAt(i).remove();
    }
  }

  public void registerAudioDeviceCallback(AudioDeviceCallback callback, Handler handler) {
    watch(new Source<AudioDeviceCallback>("audio device", callback, handler == null ? Looper.getMainLooper() : handler
        .getLooper(), null) {
      private boolean added;

      @Override
      protected void call(AudioDeviceCallback callback) {
        added = !added;
        if (added) callback.onAudioDevicesAdded(new AudioDeviceInfo[0]);
        else callback.onAudioDevicesRemoved(new AudioDeviceInfo[0]);
      }
    });
  }

  public void unregisterAudioDeviceCallback(AudioDeviceCallback callback) {
    unwatch(callback);
  }

  public void registerAudioPlaybackCallback(AudioPlaybackCallback cb, Handler handler) {
    watch(new Source<AudioPlaybackCallback>("audio playback", cb, handler) {
      @Override
      protected void call(AudioPlaybackCallback callback) {
        callback.onPlaybackConfigChanged(getActivePlaybackConfigurations());
      }
    });
  }

  public void unregisterAudioPlaybackCallback(AudioPlaybackCallback cb) {
    unwatch(cb);
  }

  public void registerAudioRecordingCallback(AudioRecordingCallback cb, Handler handler) {
    watch(new Source<AudioRecordingCallback>("audio recording", cb, handler) {
      @Override
      protected void call(AudioRecordingCallback callback) {
        callback.onRecordingConfigChanged(getActiveRecordingConfigurations());
      }
    });
  }

  public void unregisterAudioRecordingCallback(AudioRecordingCallback cb) {
    unwatch(cb);
  }

  public void dispatchMediaKeyEvent(KeyEvent keyEvent) {}

  public void adjustVolumeGroupVolume(int groupId, int direction, int flags) {}

  public void setVibrateSetting(int vibrateType, int vibrateSetting) {}

  public void startBluetoothSco() {}

  public void stopBluetoothSco() {}

  public void setRouting(int mode, int routes, int mask) {}

  public void setParameters(String keyValuePairs) {}

  public void playSoundEffect(int effectType) {}

  public void playSoundEffect(int effectType, int userId) {}

  public void playSoundEffect(int effectType, float volume) {}

  public void loadSoundEffects() {}

  public void unloadSoundEffects() {}

  public void registerMediaButtonEventReceiver(ComponentName eventReceiver) {}

  public void registerMediaButtonEventReceiver(PendingIntent eventReceiver) {
    antecede.system.Announced.system(eventReceiver);
  }

  public void unregisterMediaButtonEventReceiver(ComponentName eventReceiver) {}

  public void unregisterMediaButtonEventReceiver(PendingIntent eventReceiver) {}

  public void registerRemoteControlClient(RemoteControlClient rcClient) {}

  public void unregisterRemoteControlClient(RemoteControlClient rcClient) {}

  public void clearCommunicationDevice() {}
}

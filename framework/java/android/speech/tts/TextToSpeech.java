package android.speech.tts;

import android.content.Context;
import android.media.AudioAttributes;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Replies;
import antecede.Callbacks;
import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Speaks, without a sound. That it is ready is told to the main looper once the service is bound; what becomes of an utterance
 * is told on a
 * thread of the service.
 */
public class TextToSpeech {
  public static final String ACTION_TTS_QUEUE_PROCESSING_COMPLETED = "android.speech.tts.TTS_QUEUE_PROCESSING_COMPLETED";
  public static final int ERROR = -1;
  public static final int ERROR_INVALID_REQUEST = -8;
  public static final int ERROR_NETWORK = -6;
  public static final int ERROR_NETWORK_TIMEOUT = -7;
  public static final int ERROR_NOT_INSTALLED_YET = -9;
  public static final int ERROR_OUTPUT = -5;
  public static final int ERROR_SERVICE = -4;
  public static final int ERROR_SYNTHESIS = -3;
  public static final int LANG_AVAILABLE = 0;
  public static final int LANG_COUNTRY_AVAILABLE = 1;
  public static final int LANG_COUNTRY_VAR_AVAILABLE = 2;
  public static final int LANG_MISSING_DATA = -1;
  public static final int LANG_NOT_SUPPORTED = -2;
  public static final int QUEUE_ADD = 1;
  public static final int QUEUE_FLUSH = 0;
  public static final int STOPPED = -2;
  public static final int SUCCESS = 0;

  private final Handler main = new Handler(Looper.getMainLooper());
  private OnInitListener onInit;
  private boolean ready;
  private boolean shutDown;
  private boolean speaking;
  private UtteranceProgressListener progress;
  private Locale language = Locale.getDefault();
  private Voice voice;
  private int spoken;

  public interface OnInitListener {
    void onInit(int value);
  }

  public interface OnUtteranceCompletedListener {
    void onUtteranceCompleted(String text);
  }

  /** Names for the engine's settings. */
  public class Engine {
    public static final String ACTION_CHECK_TTS_DATA = "android.speech.tts.engine.CHECK_TTS_DATA";
    public static final String ACTION_GET_SAMPLE_TEXT = "android.speech.tts.engine.GET_SAMPLE_TEXT";
    public static final String ACTION_INSTALL_TTS_DATA = "android.speech.tts.engine.INSTALL_TTS_DATA";
    public static final String ACTION_TTS_DATA_INSTALLED = "android.speech.tts.engine.TTS_DATA_INSTALLED";
    public static final int CHECK_VOICE_DATA_BAD_DATA = -1;
    public static final int CHECK_VOICE_DATA_FAIL = 0;
    public static final int CHECK_VOICE_DATA_MISSING_DATA = -2;
    public static final int CHECK_VOICE_DATA_MISSING_VOLUME = -3;
    public static final int CHECK_VOICE_DATA_PASS = 1;
    public static final int DEFAULT_STREAM = 3;
    public static final String EXTRA_AVAILABLE_VOICES = "availableVoices";
    public static final String EXTRA_CHECK_VOICE_DATA_FOR = "checkVoiceDataFor";
    public static final String EXTRA_SAMPLE_TEXT = "sampleText";
    public static final String EXTRA_TTS_DATA_INSTALLED = "dataInstalled";
    public static final String EXTRA_UNAVAILABLE_VOICES = "unavailableVoices";
    public static final String EXTRA_VOICE_DATA_FILES = "dataFiles";
    public static final String EXTRA_VOICE_DATA_FILES_INFO = "dataFilesInfo";
    public static final String EXTRA_VOICE_DATA_ROOT_DIRECTORY = "dataRoot";
    public static final String INTENT_ACTION_TTS_SERVICE = "android.intent.action.TTS_SERVICE";
    public static final String KEY_FEATURE_EMBEDDED_SYNTHESIS = "embeddedTts";
    public static final String KEY_FEATURE_NETWORK_RETRIES_COUNT = "networkRetriesCount";
    public static final String KEY_FEATURE_NETWORK_SYNTHESIS = "networkTts";
    public static final String KEY_FEATURE_NETWORK_TIMEOUT_MS = "networkTimeoutMs";
    public static final String KEY_FEATURE_NOT_INSTALLED = "notInstalled";
    public static final String KEY_PARAM_PAN = "pan";
    public static final String KEY_PARAM_SESSION_ID = "sessionId";
    public static final String KEY_PARAM_STREAM = "streamType";
    public static final String KEY_PARAM_UTTERANCE_ID = "utteranceId";
    public static final String KEY_PARAM_VOLUME = "volume";
    public static final String SERVICE_META_DATA = "android.speech.tts";

    public Engine() {}
  }

  /** An engine. */
  public static class EngineInfo {
    public String name;
    public String label;
    public int icon;

    public EngineInfo() {}
  }

  public TextToSpeech(Context context, OnInitListener listener) {
    this(context, listener, null);
  }

  public TextToSpeech(Context context, OnInitListener listener, String engine) {
    onInit = listener;
    Callbacks.observe(this, "OnInitListener", listener, false);
    Replies.post(main, new Runnable() {
      @Override
      public void run() {
        initialized();
      }
    });
  }

  private void initialized() {
    if (shutDown) return;
    ready = true;
    OnInitListener listener = onInit;
    onInit = null;
    if (listener == null) return;
    Callbacks.invoke(this, "OnInitListener", listener);
    listener.onInit(SUCCESS);
  }

  public void shutdown() {
    shutDown = true;
    ready = false;
    speaking = false;
  }

  private int done(int result) {
    return ready ? result : ERROR;
  }

  /** One utterance, on the service's thread. */
  private final class Utterance implements Runnable {
    private final String id;
    private final int number;

    Utterance(String id, int number) {
      this.id = id;
      this.number = number;
    }

    @Override
    public void run() {
      UtteranceProgressListener listener = progress;
      if (listener == null || id == null) {
        speaking = false;
        return;
      }
      listener.onStart(id);
      boolean stopped = number != spoken || shutDown;
      if (!stopped) speaking = false;
      if (stopped) listener.onStop(id, true);
      else listener.onDone(id);
    }
  }

  private int utter(String id) {
    if (!ready) return ERROR;
    speaking = true;
    Replies.call(new Utterance(id, ++spoken));
    return SUCCESS;
  }

  public int speak(CharSequence text, int queueMode, Bundle params, String utteranceId) {
    return utter(utteranceId);
  }

  @Deprecated
  public int speak(String text, int queueMode, HashMap<String, String> params) {
    return utter(params == null ? null : params.get(Engine.KEY_PARAM_UTTERANCE_ID));
  }

  public int playEarcon(String earcon, int queueMode, Bundle params, String utteranceId) {
    return utter(utteranceId);
  }

  @Deprecated
  public int playEarcon(String earcon, int queueMode, HashMap<String, String> params) {
    return utter(params == null ? null : params.get(Engine.KEY_PARAM_UTTERANCE_ID));
  }

  public int playSilentUtterance(long durationInMs, int queueMode, String utteranceId) {
    return utter(utteranceId);
  }

  @Deprecated
  public int playSilence(long durationInMs, int queueMode, HashMap<String, String> params) {
    return utter(params == null ? null : params.get(Engine.KEY_PARAM_UTTERANCE_ID));
  }

  public int synthesizeToFile(CharSequence text, Bundle params, File file, String utteranceId) {
    return utter(utteranceId);
  }

  @Deprecated
  public int synthesizeToFile(String text, HashMap<String, String> params, String filename) {
    return utter(params == null ? null : params.get(Engine.KEY_PARAM_UTTERANCE_ID));
  }

  public int addSpeech(String text, String packagename, int resourceId) {
    return SUCCESS;
  }

  public int addSpeech(CharSequence text, String packagename, int resourceId) {
    return SUCCESS;
  }

  public int addSpeech(String text, String filename) {
    return SUCCESS;
  }

  public int addSpeech(CharSequence text, File file) {
    return SUCCESS;
  }

  public int addEarcon(String earcon, String packagename, int resourceId) {
    return SUCCESS;
  }

  @Deprecated
  public int addEarcon(String earcon, String filename) {
    return SUCCESS;
  }

  public int addEarcon(String earcon, File file) {
    return SUCCESS;
  }

  @Deprecated
  public Set<String> getFeatures(Locale locale) {
    return ready ? new HashSet<String>() : null;
  }

  public boolean isSpeaking() {
    return speaking;
  }

  public int stop() {
    spoken++;
    speaking = false;
    return done(SUCCESS);
  }

  public int setSpeechRate(float speechRate) {
    return speechRate > 0 ? SUCCESS : ERROR;
  }

  public int setPitch(float pitch) {
    return pitch > 0 ? SUCCESS : ERROR;
  }

  public int setAudioAttributes(AudioAttributes audioAttributes) {
    return audioAttributes == null ? ERROR : SUCCESS;
  }

  @Deprecated
  public Locale getDefaultLanguage() {
    return ready ? Locale.getDefault() : null;
  }

  public int setLanguage(Locale loc) {
    if (!ready || loc == null) return LANG_NOT_SUPPORTED;
    language = loc;
    return LANG_COUNTRY_AVAILABLE;
  }

  @Deprecated
  public Locale getLanguage() {
    return ready ? language : null;
  }

  public Set<Locale> getAvailableLanguages() {
    if (!ready) return null;
    HashSet<Locale> locales = new HashSet<Locale>();
    locales.add(Locale.US);
    return locales;
  }

  public int isLanguageAvailable(Locale loc) {
    return ready ? LANG_COUNTRY_AVAILABLE : LANG_NOT_SUPPORTED;
  }

  public Set<Voice> getVoices() {
    return ready ? new HashSet<Voice>() : null;
  }

  public int setVoice(Voice voice) {
    this.voice = voice;
    return done(SUCCESS);
  }

  public Voice getVoice() {
    return voice;
  }

  public Voice getDefaultVoice() {
    return null;
  }

  @Deprecated
  public int setOnUtteranceCompletedListener(OnUtteranceCompletedListener listener) {
    return setOnUtteranceProgressListener(UtteranceProgressListener.from(listener));
  }

  public int setOnUtteranceProgressListener(UtteranceProgressListener listener) {
    progress = listener;
    return SUCCESS;
  }

  @Deprecated
  public int setEngineByPackageName(String enginePackageName) {
    return SUCCESS;
  }

  public String getDefaultEngine() {
    return "org.antecede.tts";
  }

  @Deprecated
  public boolean areDefaultsEnforced() {
    return false;
  }

  public List<EngineInfo> getEngines() {
    return new ArrayList<EngineInfo>();
  }

  public static int getMaxSpeechInputLength() {
    return 4000;
  }
}

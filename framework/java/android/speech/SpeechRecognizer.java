package android.speech;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Replies;
import antecede.Callbacks;

/** Understands nothing; says so to the main looper. */
public class SpeechRecognizer {
  public static final String CONFIDENCE_SCORES = "confidence_scores";
  public static final String DETECTED_LANGUAGE = "detected_language";
  public static final int ERROR_AUDIO = 3;
  public static final int ERROR_CANNOT_CHECK_SUPPORT = 14;
  public static final int ERROR_CANNOT_LISTEN_TO_DOWNLOAD_EVENTS = 15;
  public static final int ERROR_CLIENT = 5;
  public static final int ERROR_INSUFFICIENT_PERMISSIONS = 9;
  public static final int ERROR_LANGUAGE_NOT_SUPPORTED = 12;
  public static final int ERROR_LANGUAGE_UNAVAILABLE = 13;
  public static final int ERROR_NETWORK = 2;
  public static final int ERROR_NETWORK_TIMEOUT = 1;
  public static final int ERROR_NO_MATCH = 7;
  public static final int ERROR_RECOGNIZER_BUSY = 8;
  public static final int ERROR_SERVER = 4;
  public static final int ERROR_SERVER_DISCONNECTED = 11;
  public static final int ERROR_SPEECH_TIMEOUT = 6;
  public static final int ERROR_TOO_MANY_REQUESTS = 10;
  public static final String LANGUAGE_DETECTION_CONFIDENCE_LEVEL = "language_detection_confidence_level";
  public static final int LANGUAGE_DETECTION_CONFIDENCE_LEVEL_CONFIDENT = 2;
  public static final int LANGUAGE_DETECTION_CONFIDENCE_LEVEL_HIGHLY_CONFIDENT = 3;
  public static final int LANGUAGE_DETECTION_CONFIDENCE_LEVEL_NOT_CONFIDENT = 1;
  public static final int LANGUAGE_DETECTION_CONFIDENCE_LEVEL_UNKNOWN = 0;
  public static final String LANGUAGE_SWITCH_RESULT = "language_switch_result";
  public static final int LANGUAGE_SWITCH_RESULT_FAILED = 2;
  public static final int LANGUAGE_SWITCH_RESULT_NOT_ATTEMPTED = 0;
  public static final int LANGUAGE_SWITCH_RESULT_SKIPPED_NO_MODEL = 3;
  public static final int LANGUAGE_SWITCH_RESULT_SUCCEEDED = 1;
  public static final String RECOGNITION_PARTS = "recognition_parts";
  public static final String RESULTS_ALTERNATIVES = "results_alternatives";
  public static final String RESULTS_RECOGNITION = "results_recognition";
  public static final String TOP_LOCALE_ALTERNATIVES = "top_locale_alternatives";

  private final Handler main = new Handler(Looper.getMainLooper());
  private RecognitionListener listener;
  private boolean listening;

  SpeechRecognizer() {}

  public static boolean isRecognitionAvailable(Context context) {
    return true;
  }

  public static SpeechRecognizer createSpeechRecognizer(Context context) {
    return new SpeechRecognizer();
  }

  public static SpeechRecognizer createSpeechRecognizer(Context context, ComponentName serviceComponent) {
    return new SpeechRecognizer();
  }

  public void setRecognitionListener(RecognitionListener listener) {
    this.listener = listener;
    Callbacks.observe(this, "RecognitionListener", listener, false);
  }

  public void startListening(Intent recognizerIntent) {
    if (recognizerIntent == null) throw new IllegalArgumentException("intent must not be null");
    listening = true;
    Replies.call(new Runnable() {
      @Override
      public void run() {
        main.post(new Step(true));
        main.post(new Step(false));
      }
    });
  }

  /** It is ready, or has heard nothing. */
  private final class Step implements Runnable {
    private final boolean first;

    Step(boolean first) {
      this.first = first;
    }

    @Override
    public void run() {
      RecognitionListener current = listener;
      if (!listening || current == null) return;
      Callbacks.invoke(SpeechRecognizer.this, "RecognitionListener", current);
      if (first) {
        current.onReadyForSpeech(new Bundle());
      } else {
        listening = false;
        current.onError(ERROR_NO_MATCH);
      }
    }
  }

  public void stopListening() {}

  public void cancel() {
    listening = false;
  }

  public void destroy() {
    listening = false;
    listener = null;
  }
}

package android.speech;

import android.os.Bundle;

/** Hears what was understood. */
public interface RecognitionListener {
  void onReadyForSpeech(Bundle bundle);

  void onBeginningOfSpeech();

  void onRmsChanged(float value);

  void onBufferReceived(byte[] values);

  void onEndOfSpeech();

  void onError(int value);

  void onResults(Bundle bundle);

  void onPartialResults(Bundle bundle);

  void onEvent(int value, Bundle bundle);
}

package android.speech.tts;

/** Hears what becomes of what is spoken. */
public abstract class UtteranceProgressListener {
  public UtteranceProgressListener() {}

  public abstract void onStart(String utteranceId);

  public abstract void onDone(String utteranceId);

  @Deprecated
  public abstract void onError(String utteranceId);

  public void onError(String utteranceId, int errorCode) {
    onError(utteranceId);
  }

  public void onStop(String utteranceId, boolean interrupted) {}

  public void onBeginSynthesis(String utteranceId, int sampleRateInHz, int audioFormat, int channelCount) {}

  public void onAudioAvailable(String utteranceId, byte[] audio) {}

  public void onRangeStart(String utteranceId, int start, int end, int frame) {}

  static UtteranceProgressListener from(TextToSpeech.OnUtteranceCompletedListener listener) {
    if (listener == null) return null;
    return new UtteranceProgressListener() {
      @Override
      public void onStart(String utteranceId) {}

      @Override
      public void onDone(String utteranceId) {
        listener.onUtteranceCompleted(utteranceId);
      }

      @Override
      public void onError(String utteranceId) {
        listener.onUtteranceCompleted(utteranceId);
      }

      @Override
      public void onStop(String utteranceId, boolean interrupted) {
        listener.onUtteranceCompleted(utteranceId);
      }
    };
  }
}

package android.media.audiofx;

import android.os.Handler;
import android.os.Source;

/** Shows sound as pictures: of silence. */
public class Visualizer {
  public static final int ALREADY_EXISTS = -2;
  public static final int ERROR = -1;
  public static final int ERROR_BAD_VALUE = -4;
  public static final int ERROR_DEAD_OBJECT = -7;
  public static final int ERROR_INVALID_OPERATION = -5;
  public static final int ERROR_NO_INIT = -3;
  public static final int ERROR_NO_MEMORY = -6;
  public static final int MEASUREMENT_MODE_NONE = 0;
  public static final int MEASUREMENT_MODE_PEAK_RMS = 1;
  public static final int SCALING_MODE_AS_PLAYED = 1;
  public static final int SCALING_MODE_NORMALIZED = 0;
  public static final int STATE_ENABLED = 2;
  public static final int STATE_INITIALIZED = 1;
  public static final int STATE_UNINITIALIZED = 0;
  public static final int SUCCESS = 0;

  private int captureSize = 1024;
  private boolean enabled;
  private boolean released;
  private Source<OnDataCaptureListener> captures;

  public interface OnDataCaptureListener {
    void onWaveFormDataCapture(Visualizer visualizer, byte[] values, int value);

    void onFftDataCapture(Visualizer visualizer, byte[] values, int value);
  }

  public Visualizer(int audioSession) {}

  public void release() {
    if (captures != null) captures.remove();
    released = true;
  }

  private void check() {
    if (released) throw new IllegalStateException("called on uninitialized Visualizer");
  }

  public int setEnabled(boolean enabled) {
    check();
    this.enabled = enabled;
    if (captures != null && enabled) captures.add();
    else if (captures != null) captures.remove();
    return SUCCESS;
  }

  public boolean getEnabled() {
    check();
    return enabled;
  }

  public static int[] getCaptureSizeRange() {
    return new int[] {128, 1024};
  }

  public static int getMaxCaptureRate() {
    return 20000;
  }

  public int setCaptureSize(int size) {
    check();
    if (enabled) throw new IllegalStateException("setCaptureSize() called in wrong state");
    captureSize = size;
    return SUCCESS;
  }

  public int getCaptureSize() {
    return captureSize;
  }

  public int getSamplingRate() {
    return 44100000;
  }

  public int getWaveForm(byte[] waveform) {
    for (int i = 0; i < waveform.length; i++) waveform[i] = (byte) 128;
    return SUCCESS;
  }

  public int getFft(byte[] fft) {
    return SUCCESS;
  }

  public int setDataCaptureListener(OnDataCaptureListener listener, int rate, boolean waveform, boolean fft) {
    if (captures != null) captures.remove();
    captures = listener == null ? null : new Source<OnDataCaptureListener>("sound", listener, (Handler) null) {
      @Override
      protected void call(OnDataCaptureListener listener) {
        if (waveform) listener.onWaveFormDataCapture(Visualizer.this, new byte[captureSize], 44100000);
        if (fft) listener.onFftDataCapture(Visualizer.this, new byte[captureSize], 44100000);
      }
    };
    if (captures != null && enabled) captures.add();
    return SUCCESS;
  }

  @Override
  protected void finalize() {}
}

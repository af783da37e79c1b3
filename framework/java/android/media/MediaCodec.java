package android.media;

import android.graphics.SurfaceTexture;
import android.os.Bundle;
import android.os.Handler;
import android.view.Surface;
import antecede.Callbacks;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Codes nothing: every input comes back as an output of the same size. */
public final class MediaCodec {
  public static final int BUFFER_FLAG_CODEC_CONFIG = 2;
  public static final int BUFFER_FLAG_DECODE_ONLY = 32;
  public static final int BUFFER_FLAG_END_OF_STREAM = 4;
  public static final int BUFFER_FLAG_KEY_FRAME = 1;
  public static final int BUFFER_FLAG_PARTIAL_FRAME = 8;
  public static final int BUFFER_FLAG_SYNC_FRAME = 1;
  public static final int CONFIGURE_FLAG_DETACHED_SURFACE = 8;
  public static final int CONFIGURE_FLAG_ENCODE = 1;
  public static final int CONFIGURE_FLAG_USE_BLOCK_MODEL = 2;
  public static final int CONFIGURE_FLAG_USE_CRYPTO_ASYNC = 4;
  public static final int CRYPTO_MODE_AES_CBC = 2;
  public static final int CRYPTO_MODE_AES_CTR = 1;
  public static final int CRYPTO_MODE_UNENCRYPTED = 0;
  public static final int INFO_OUTPUT_BUFFERS_CHANGED = -3;
  public static final int INFO_OUTPUT_FORMAT_CHANGED = -2;
  public static final int INFO_TRY_AGAIN_LATER = -1;
  public static final String PARAMETER_KEY_HDR10_PLUS_INFO = "hdr10-plus-info";
  public static final String PARAMETER_KEY_LOW_LATENCY = "low-latency";
  public static final String PARAMETER_KEY_OFFSET_TIME = "time-offset-us";
  public static final String PARAMETER_KEY_QP_OFFSET_MAP = "qp-offset-map";
  public static final String PARAMETER_KEY_QP_OFFSET_RECTS = "qp-offset-rects";
  public static final String PARAMETER_KEY_REQUEST_SYNC_FRAME = "request-sync";
  public static final String PARAMETER_KEY_SUSPEND = "drop-input-frames";
  public static final String PARAMETER_KEY_SUSPEND_TIME = "drop-start-time-us";
  public static final String PARAMETER_KEY_TUNNEL_PEEK = "tunnel-peek";
  public static final String PARAMETER_KEY_VIDEO_BITRATE = "video-bitrate";
  public static final int VIDEO_SCALING_MODE_SCALE_TO_FIT = 1;
  public static final int VIDEO_SCALING_MODE_SCALE_TO_FIT_WITH_CROPPING = 2;

  private static final int BUFFERS = 4;

  private final String name;
  private boolean started;
  private boolean released;
  private Callback callback;
  private Handler handler;
  private MediaFormat format;
  private final ByteBuffer[] inputs = buffers();
  private final ByteBuffer[] outputs = buffers();
  private final boolean[] busy = new boolean[BUFFERS];
  private final antecede.Bag<BufferInfo> waiting = new antecede.Bag<BufferInfo>();
  private boolean toldFormat;

  /** Where the data of a buffer is. */
  public static final class BufferInfo {
    public int offset;
    public int size;
    public long presentationTimeUs;
    public int flags;

    public BufferInfo() {}

    public void set(int newOffset, int newSize, long newTimeUs, int newFlags) {
      offset = newOffset;
      size = newSize;
      presentationTimeUs = newTimeUs;
      flags = newFlags;
    }
  }

  /** Hears of buffers. */
  public abstract static class Callback {
    public Callback() {}

    public abstract void onInputBufferAvailable(MediaCodec codec, int index);

    public abstract void onOutputBufferAvailable(MediaCodec codec, int index, BufferInfo info);

    public abstract void onError(MediaCodec codec, CodecException e);

    public abstract void onOutputFormatChanged(MediaCodec codec, MediaFormat format);
  }

  /** What goes wrong. */
  public static final class CodecException extends IllegalStateException {
    public static final int ERROR_INSUFFICIENT_RESOURCE = 1100;
    public static final int ERROR_RECLAIMED = 1101;

    CodecException(String message) {
      super(message);
    }

    public boolean isTransient() {
      return false;
    }

    public boolean isRecoverable() {
      return false;
    }

    public int getErrorCode() {
      return ERROR_RECLAIMED;
    }

    public String getDiagnosticInfo() {
      return getMessage();
    }
  }

  private MediaCodec(String name) {
    this.name = name;
  }

  private static ByteBuffer[] buffers() {
    ByteBuffer[] made = new ByteBuffer[BUFFERS];
    for (int i = 0; i < BUFFERS; i++) made[i] = ByteBuffer.allocate(4096);
    return made;
  }

  public static MediaCodec createDecoderByType(String type) throws IOException {
    return new MediaCodec(type);
  }

  public static MediaCodec createEncoderByType(String type) throws IOException {
    return new MediaCodec(type);
  }

  public static MediaCodec createByCodecName(String name) throws IOException {
    return new MediaCodec(name);
  }

  private void check() {
    if (released) throw new IllegalStateException("codec is released already");
  }

  public String getName() {
    return name;
  }

  public void configure(MediaFormat format, Surface surface, MediaCrypto crypto, int flags) {
    check();
    this.format = format;
  }

  public Surface createInputSurface() {
    check();
    return new Surface(new SurfaceTexture(0));
  }

  public void start() {
    check();
    started = true;
    if (callback != null) tellInput(0);
  }

  private void tellInput(int index) {
    android.os.Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        if (!started || callback == null) return;
        Callbacks.invoke(MediaCodec.this, "Callback", callback);
        callback.onInputBufferAvailable(MediaCodec.this, index);
      }
    });
  }

  public void stop() {
    check();
    started = false;
    waiting.clear();
  }

  public void reset() {
    stop();
  }

  public void flush() {
    check();
    waiting.clear();
  }

  public void release() {
    started = false;
    released = true;
  }

  public void signalEndOfInputStream() {
    BufferInfo end = new BufferInfo();
    end.flags = BUFFER_FLAG_END_OF_STREAM;
    waiting.add(end);
  }

  public void queueInputBuffer(int index, int offset, int size, long presentationTimeUs, int flags) {
    check();
    BufferInfo info = new BufferInfo();
    info.set(offset, size, presentationTimeUs, flags);
    waiting.add(info);
    busy[index] = false;
    if (callback != null) tellOutput(info, index);
  }

  private void tellOutput(BufferInfo info, int index) {
    android.os.Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        if (!started || callback == null) return;
        Callbacks.invoke(MediaCodec.this, "Callback", callback);
        callback.onOutputBufferAvailable(MediaCodec.this, index, info);
        callback.onInputBufferAvailable(MediaCodec.this, index);
      }
    });
  }

  private static void pass(long micros) {
    if (micros == 0) return;
    try {
      Thread.sleep(micros < 0 ? 1 : Math.max(1, micros / 1000));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public int dequeueInputBuffer(long timeoutUs) {
    check();
    for (int i = 0; i < BUFFERS; i++) {
      if (busy[i]) continue;
      busy[i] = true;
      return i;
    }
    pass(timeoutUs);
    return INFO_TRY_AGAIN_LATER;
  }

  public int dequeueOutputBuffer(BufferInfo info, long timeoutUs) {
    check();
    if (!toldFormat) {
      toldFormat = true;
      return INFO_OUTPUT_FORMAT_CHANGED;
    }
    if (waiting.isEmpty()) {
      pass(timeoutUs);
      return INFO_TRY_AGAIN_LATER;
    }
    BufferInfo first = waiting.removeAt(0);
    info.set(first.offset, first.size, first.presentationTimeUs, first.flags);
    return 0;
  }

  public void releaseOutputBuffer(int index, boolean render) {
    check();
  }

  public void releaseOutputBuffer(int index, long renderTimestampNs) {
    check();
  }

  public MediaFormat getOutputFormat() {
    return format;
  }

  public MediaFormat getOutputFormat(int index) {
    return format;
  }

  public MediaFormat getInputFormat() {
    return format;
  }

  @Deprecated
  public ByteBuffer[] getInputBuffers() {
    return inputs;
  }

  @Deprecated
  public ByteBuffer[] getOutputBuffers() {
    return outputs;
  }

  public ByteBuffer getInputBuffer(int index) {
    return inputs[index];
  }

  public ByteBuffer getOutputBuffer(int index) {
    return outputs[index];
  }

  public void setParameters(Bundle params) {}

  public void setVideoScalingMode(int mode) {}

  public MediaCodecInfo getCodecInfo() {
    return new MediaCodecInfo(name);
  }

  public void setCallback(Callback cb) {
    setCallback(cb, null);
  }

  public void setCallback(Callback cb, Handler handler) {
    callback = cb;
    this.handler = handler == null ? new Handler(android.os.Source.current()) : handler;
    Callbacks.registerOn(this.handler.getLooper().getEvents(), this, "Callback", cb, false);
  }

  @Override
  protected void finalize() {}
}

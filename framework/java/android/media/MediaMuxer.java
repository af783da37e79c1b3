package android.media;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Writes nothing into an empty file; its states are real. */
public final class MediaMuxer {
  private int state;
  private int tracks;

  public static final class OutputFormat {
    public static final int MUXER_OUTPUT_3GPP = 2;
    public static final int MUXER_OUTPUT_HEIF = 3;
    public static final int MUXER_OUTPUT_MPEG_4 = 0;
    public static final int MUXER_OUTPUT_OGG = 4;
    public static final int MUXER_OUTPUT_WEBM = 1;

    OutputFormat() {}
  }

  public MediaMuxer(String path, int format) throws IOException {
    new FileOutputStream(path).close();
  }

  public MediaMuxer(FileDescriptor fd, int format) throws IOException {}

  private void require(int wanted) {
    if (state != wanted) throw new IllegalStateException("state " + state);
  }

  public void setOrientationHint(int degrees) {
    require(0);
  }

  public void setLocation(float latitude, float longitude) {
    require(0);
  }

  public void start() {
    require(0);
    state = 1;
  }

  public void stop() {
    require(1);
    state = 2;
  }

  public int addTrack(MediaFormat format) {
    require(0);
    return tracks++;
  }

  public void writeSampleData(int trackIndex, ByteBuffer byteBuf, MediaCodec.BufferInfo bufferInfo) {
    require(1);
    if (trackIndex < 0 || trackIndex >= tracks) throw new IllegalArgumentException("trackIndex is invalid");
  }

  public void release() {
    state = -1;
  }

  @Override
  protected void finalize() throws Throwable {}
}

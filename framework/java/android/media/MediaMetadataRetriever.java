package android.media;

import android.content.Context;
import android.graphics.Bitmap;
import android.net.Uri;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.util.Map;

/** What a file says of itself: little. */
public class MediaMetadataRetriever implements AutoCloseable {
  public static final int METADATA_KEY_ALBUM = 1;
  public static final int METADATA_KEY_ALBUMARTIST = 13;
  public static final int METADATA_KEY_ARTIST = 2;
  public static final int METADATA_KEY_AUTHOR = 3;
  public static final int METADATA_KEY_BITRATE = 20;
  public static final int METADATA_KEY_BITS_PER_SAMPLE = 39;
  public static final int METADATA_KEY_CAPTURE_FRAMERATE = 25;
  public static final int METADATA_KEY_CD_TRACK_NUMBER = 0;
  public static final int METADATA_KEY_COLOR_RANGE = 37;
  public static final int METADATA_KEY_COLOR_STANDARD = 35;
  public static final int METADATA_KEY_COLOR_TRANSFER = 36;
  public static final int METADATA_KEY_COMPILATION = 15;
  public static final int METADATA_KEY_COMPOSER = 4;
  public static final int METADATA_KEY_DATE = 5;
  public static final int METADATA_KEY_DISC_NUMBER = 14;
  public static final int METADATA_KEY_DURATION = 9;
  public static final int METADATA_KEY_EXIF_LENGTH = 34;
  public static final int METADATA_KEY_EXIF_OFFSET = 33;
  public static final int METADATA_KEY_GENRE = 6;
  public static final int METADATA_KEY_HAS_AUDIO = 16;
  public static final int METADATA_KEY_HAS_IMAGE = 26;
  public static final int METADATA_KEY_HAS_VIDEO = 17;
  public static final int METADATA_KEY_IMAGE_COUNT = 27;
  public static final int METADATA_KEY_IMAGE_HEIGHT = 30;
  public static final int METADATA_KEY_IMAGE_PRIMARY = 28;
  public static final int METADATA_KEY_IMAGE_ROTATION = 31;
  public static final int METADATA_KEY_IMAGE_WIDTH = 29;
  public static final int METADATA_KEY_LOCATION = 23;
  public static final int METADATA_KEY_MIMETYPE = 12;
  public static final int METADATA_KEY_NUM_TRACKS = 10;
  public static final int METADATA_KEY_SAMPLERATE = 38;
  public static final int METADATA_KEY_TITLE = 7;
  public static final int METADATA_KEY_VIDEO_FRAME_COUNT = 32;
  public static final int METADATA_KEY_VIDEO_HEIGHT = 19;
  public static final int METADATA_KEY_VIDEO_ROTATION = 24;
  public static final int METADATA_KEY_VIDEO_WIDTH = 18;
  public static final int METADATA_KEY_WRITER = 11;
  public static final int METADATA_KEY_XMP_LENGTH = 42;
  public static final int METADATA_KEY_XMP_OFFSET = 41;
  public static final int METADATA_KEY_YEAR = 8;
  public static final int OPTION_CLOSEST = 3;
  public static final int OPTION_CLOSEST_SYNC = 2;
  public static final int OPTION_NEXT_SYNC = 1;
  public static final int OPTION_PREVIOUS_SYNC = 0;

  public MediaMetadataRetriever() {}

  public void setDataSource(String path) {
    if (path == null || !new File(path).exists()) throw new IllegalArgumentException(path + " does not exist");
  }

  public void setDataSource(String uri, Map<String, String> headers) {}

  public void setDataSource(FileDescriptor fd, long offset, long length) {}

  public void setDataSource(FileDescriptor fd) {}

  public void setDataSource(Context context, Uri uri) {
    if (uri == null) throw new IllegalArgumentException("null uri");
  }

  public String extractMetadata(int keyCode) {
    return keyCode == METADATA_KEY_DURATION ? "60000" : null;
  }

  public Bitmap getFrameAtTime(long timeUs, int option) {
    return Bitmap.createBitmap(320, 240, Bitmap.Config.ARGB_8888);
  }

  public Bitmap getFrameAtTime(long timeUs) {
    return getFrameAtTime(timeUs, OPTION_CLOSEST_SYNC);
  }

  public Bitmap getFrameAtTime() {
    return getFrameAtTime(-1);
  }

  public Bitmap getScaledFrameAtTime(long timeUs, int option, int dstWidth, int dstHeight) {
    return Bitmap.createBitmap(dstWidth, dstHeight, Bitmap.Config.ARGB_8888);
  }

  public byte[] getEmbeddedPicture() {
    return null;
  }

  @Override
  public void close() throws IOException {
    release();
  }

  public void release() throws IOException {}

  @Override
  protected void finalize() throws Throwable {}
}

package android.hardware.camera2.params;

import android.graphics.ImageFormat;
import android.util.Size;
import antecede.Unlisted;

/** Sizes of pictures. */
public final class StreamConfigurationMap {
  @Unlisted
  public StreamConfigurationMap() {}

  public int[] getOutputFormats() {
    return new int[] {ImageFormat.JPEG, ImageFormat.YUV_420_888};
  }

  public boolean isOutputSupportedFor(int format) {
    return format == ImageFormat.JPEG || format == ImageFormat.YUV_420_888;
  }

  public <T> Size[] getOutputSizes(Class<T> klass) {
    return getOutputSizes(ImageFormat.JPEG);
  }

  public Size[] getOutputSizes(int format) {
    return new Size[] {new Size(1280, 720), new Size(640, 480), new Size(320, 240)};
  }
}

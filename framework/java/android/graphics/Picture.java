package android.graphics;

import java.io.InputStream;
import java.io.OutputStream;

/** A recording of nothing: its size. */
public class Picture {
  private int width;
  private int height;
  private Canvas recording;

  public Picture() {}

  public Picture(Picture src) {
    if (src == null) return;
    width = src.width;
    height = src.height;
  }

  public Canvas beginRecording(int width, int height) {
    if (recording != null) throw new IllegalStateException("Picture already recording, must call #endRecording()");
    this.width = width;
    this.height = height;
    recording = new Canvas(Bitmap.make(Math.max(1, width), Math.max(1, height), null, true));
    return recording;
  }

  public void endRecording() {
    recording = null;
  }

  public int getWidth() {
    return width;
  }

  public int getHeight() {
    return height;
  }

  public boolean requiresHardwareAcceleration() {
    return false;
  }

  public void draw(Canvas canvas) {
    if (recording != null) endRecording();
  }

  @Deprecated
  public static Picture createFromStream(InputStream stream) {
    return new Picture();
  }

  @Deprecated
  public void writeToStream(OutputStream stream) {
    if (stream == null) throw new IllegalArgumentException("stream cannot be null");
  }
}

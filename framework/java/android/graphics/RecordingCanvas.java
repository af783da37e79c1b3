package android.graphics;

import antecede.Hidden;

/** The canvas of a {@link RenderNode} or of a window: as large as it was said to be. */
public final class RecordingCanvas extends Canvas {
  private final int width;
  private final int height;

  @Hidden
  public RecordingCanvas(int width, int height) {
    this.width = width;
    this.height = height;
  }

  @Override
  public int getWidth() {
    return width;
  }

  @Override
  public int getHeight() {
    return height;
  }

  @Override
  public boolean isHardwareAccelerated() {
    return true;
  }

  @Override
  public void drawRenderNode(RenderNode renderNode) {}

  @Override
  public boolean isOpaque() {
    return false;
  }

  @Override
  public void setBitmap(Bitmap bitmap) {
    throw new UnsupportedOperationException();
  }
}

package android.media;

import android.graphics.Bitmap;
import android.graphics.SurfaceTexture;
import android.os.Handler;
import android.view.Surface;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** Gets the pictures of a surface. */
public class ImageReader implements AutoCloseable {
  private static final Bag<ImageReader> readers = new Bag<ImageReader>();

  private final int width;
  private final int height;
  private final int format;
  private final int most;
  private final Surface surface = new Surface(new SurfaceTexture(0));
  private int waiting;
  private OnImageAvailableListener listener;
  private Handler handler;

  public interface OnImageAvailableListener {
    void onImageAvailable(ImageReader imageReader);
  }

  /** A picture of one plane. */
  private static final class Still extends Image {
    private final ImageReader reader;
    private boolean closed;

    Still(ImageReader reader) {
      this.reader = reader;
    }

    @Override
    public int getFormat() {
      return reader.format;
    }

    @Override
    public int getWidth() {
      return reader.width;
    }

    @Override
    public int getHeight() {
      return reader.height;
    }

    @Override
    public long getTimestamp() {
      return System.nanoTime();
    }

    @Override
    public Image.Plane[] getPlanes() {
      if (closed) throw new IllegalStateException("Image is already closed");
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      Bitmap.make(reader.width, reader.height, null, true).compress(Bitmap.CompressFormat.JPEG, 90, bytes);
      return new Image.Plane[] {new Bytes(reader.width, ByteBuffer.wrap(bytes.toByteArray()))};
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private static final class Bytes extends Image.Plane {
    private final int width;
    private final ByteBuffer buffer;

    Bytes(int width, ByteBuffer buffer) {
      this.width = width;
      this.buffer = buffer;
    }

    @Override
    public int getRowStride() {
      return width;
    }

    @Override
    public int getPixelStride() {
      return 1;
    }

    @Override
    public ByteBuffer getBuffer() {
      return buffer;
    }
  }

  private ImageReader(int width, int height, int format, int most) {
    this.width = width;
    this.height = height;
    this.format = format;
    this.most = most;
    readers.add(this);
  }

  public static ImageReader newInstance(int width, int height, int format, int maxImages) {
    if (width < 1 || height < 1) throw new IllegalArgumentException("The image dimensions must be positive");
    if (maxImages < 1) throw new IllegalArgumentException("Maximum outstanding image count must be at least 1");
    return new ImageReader(width, height, format, maxImages);
  }

  /** Somebody drew a picture on the surface. */
  @Hidden
  public static void arrived(Surface surface) {
    for (int i = 0; i < readers.size(); i++) {
      if (readers.get(i).surface == surface) readers.get(i).picture();
    }
  }

  private void picture() {
    waiting = Math.min(most, waiting + 1);
    if (listener == null) return;
    android.os.Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        OnImageAvailableListener current = listener;
        if (current == null) return;
        Callbacks.invoke(ImageReader.this, "OnImageAvailableListener", current);
        current.onImageAvailable(ImageReader.this);
      }
    });
  }

  public int getWidth() {
    return width;
  }

  public int getHeight() {
    return height;
  }

  public int getImageFormat() {
    return format;
  }

  public int getMaxImages() {
    return most;
  }

  public Surface getSurface() {
    return surface;
  }

  public Image acquireLatestImage() {
    if (waiting == 0) return null;
    waiting = 0;
    return new Still(this);
  }

  public Image acquireNextImage() {
    if (waiting == 0) return null;
    waiting--;
    return new Still(this);
  }

  public void setOnImageAvailableListener(OnImageAvailableListener listener, Handler handler) {
    this.listener = listener;
    if (listener == null) {
      Callbacks.unregister(this, "OnImageAvailableListener", null);
      return;
    }
    this.handler = handler == null ? new Handler() : handler;
    Callbacks.registerOn(this.handler.getLooper().getEvents(), this, "OnImageAvailableListener", listener, false);
  }

  public void discardFreeBuffers() {}

  @Override
  public void close() {
    listener = null;
    readers.remove(this);
  }

  @Override
  protected void finalize() throws Throwable {}
}

package android.media;

import java.nio.ByteBuffer;

/** A picture. */
public abstract class Image implements AutoCloseable {
  /** A part of a picture. */
  public abstract static class Plane {
    Plane() {}

    public abstract int getRowStride();

    public abstract int getPixelStride();

    public abstract ByteBuffer getBuffer();
  }

  Image() {}

  public abstract int getFormat();

  public abstract int getWidth();

  public abstract int getHeight();

  public abstract long getTimestamp();

  public abstract Plane[] getPlanes();

  @Override
  public abstract void close();
}

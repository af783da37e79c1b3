package android.opengl;

import java.io.IOException;
import java.io.InputStream;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/** Compressed textures: their size. */
public class ETC1Util {
  /** A texture. */
  public static class ETC1Texture {
    private final int width;
    private final int height;
    private final ByteBuffer data;

    public ETC1Texture(int width, int height, ByteBuffer data) {
      this.width = width;
      this.height = height;
      this.data = data;
    }

    public int getWidth() {
      return width;
    }

    public int getHeight() {
      return height;
    }

    public ByteBuffer getData() {
      return data;
    }
  }

  public ETC1Util() {}

  public static void loadTexture(int target, int level, int border, int fallbackFormat, int fallbackType, InputStream input)
      throws IOException {
    createTexture(input);
  }

  public static void loadTexture(int target, int level, int border, int fallbackFormat, int fallbackType, ETC1Texture texture) {
    if (texture == null) throw new NullPointerException();
  }

  public static boolean isETC1Supported() {
    return false;
  }

  public static ETC1Texture createTexture(InputStream input) throws IOException {
    byte[] header = new byte[16];
    if (input.read(header) != 16) throw new IOException("Unable to read PKM file header.");
    int width = (header[12] & 0xff) << 8 | header[13] & 0xff;
    int height = (header[14] & 0xff) << 8 | header[15] & 0xff;
    return new ETC1Texture(width, height, ByteBuffer.allocate((width + 3 & ~3) * (height + 3 & ~3) / 2));
  }

  public static ETC1Texture compressTexture(Buffer input, int width, int height, int pixelSize, int stride) {
    return new ETC1Texture(width, height, ByteBuffer.allocate((width + 3 & ~3) * (height + 3 & ~3) / 2));
  }
}

package android.os;

import antecede.Unlisted;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Copies files. */
public final class FileUtils {
  private FileUtils() {}

  public interface ProgressListener {
    void onProgress(long value);
  }

  public static long copy(InputStream in, OutputStream out) throws IOException {
    byte[] buffer = new byte[8192];
    long total = 0;
    for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
      out.write(buffer, 0, count);
      total += count;
    }
    return total;
  }

  public static long copy(FileDescriptor in, FileDescriptor out) throws IOException {
    return copy(new FileInputStream(in), new FileOutputStream(out));
  }

  public static void closeQuietly(AutoCloseable closeable) {
    try {
      if (closeable != null) closeable.close();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception ignored) {
      // Quietly.
    }
  }

  @Unlisted
  public static int setPermissions(String path, int mode, int uid, int gid) {
    return 0;
  }

  @Unlisted
  public static boolean copyFile(File srcFile, File destFile) {
    try (InputStream in = new FileInputStream(srcFile); OutputStream out = new FileOutputStream(destFile)) {
      copy(in, out);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Unlisted
  public static String readTextFile(File file, int max, String ellipsis) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (InputStream in = new FileInputStream(file)) {
      copy(in, out);
    }
    return out.toString("UTF-8");
  }
}

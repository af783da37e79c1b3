package androidx.core.os;

import android.os.Environment;
import java.io.File;

/** Calls of the environment that older platforms lack. */
public final class EnvironmentCompat {
  public static final String MEDIA_UNKNOWN = "unknown";

  private EnvironmentCompat() {}

  public static String getStorageState(File path) {
    return Environment.getExternalStorageState(path);
  }
}

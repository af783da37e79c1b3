package android.os.ext;

import java.util.Collections;
import java.util.Map;

/** Says that no extension is installed beyond what the level itself brings. */
public class SdkExtensions {
  public static final int AD_SERVICES = 1000000;

  private SdkExtensions() {}

  public static int getExtensionVersion(int extension) {
    return 0;
  }

  public static Map<Integer, Integer> getAllExtensionVersions() {
    return Collections.emptyMap();
  }
}

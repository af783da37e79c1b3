package android.graphics.fonts;

import java.util.Collections;
import java.util.Set;

/** The fonts of the device: there are no font files here. */
public final class SystemFonts {
  private SystemFonts() {}

  public static Set<Font> getAvailableFonts() {
    return Collections.emptySet();
  }
}

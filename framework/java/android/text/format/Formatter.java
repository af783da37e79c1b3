package android.text.format;

import android.content.Context;

/** Formats sizes and addresses. */
public final class Formatter {
  private static final String[] UNITS = {"B", "kB", "MB", "GB", "TB", "PB"};

  public Formatter() {}

  public static String formatFileSize(Context context, long sizeBytes) {
    return size(sizeBytes, true);
  }

  public static String formatShortFileSize(Context context, long sizeBytes) {
    return size(sizeBytes, false);
  }

  public static String formatIpAddress(int ipv4Address) {
    return (ipv4Address & 0xFF) + "." + (ipv4Address >> 8 & 0xFF) + "." + (ipv4Address >> 16 & 0xFF) + "."
        + (ipv4Address >> 24 & 0xFF);
  }

  private static String size(long bytes, boolean exact) {
    float value = bytes;
    int unit = 0;
    while (Math.abs(value) > 900 && unit < UNITS.length - 1) {
      value /= 1000;
      unit++;
    }
    boolean whole = unit == 0 || value >= 100 || !exact && value >= 10;
    return (whole ? Integer.toString(Math.round(value)) : String.format("%.2f", value)) + " " + UNITS[unit];
  }
}

package java.time.chrono;

import java.time.DateTimeException;

/** Before and since the year 1. */
public enum IsoEra implements Era {
  BCE,
  CE;

  public static IsoEra of(int isoEra) {
    if (isoEra != 0 && isoEra != 1) throw new DateTimeException("Invalid era: " + isoEra);
    return values()[isoEra];
  }

  @Override
  public int getValue() {
    return ordinal();
  }
}

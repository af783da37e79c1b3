package android.location;

import antecede.Hidden;

/** Hears of another country. */
@Hidden
public interface CountryListener {
  void onCountryDetected(Country country);
}

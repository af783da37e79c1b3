package android.location;

import antecede.Unlisted;

/** Hears of another country. */
@Unlisted
public interface CountryListener {
  void onCountryDetected(Country country);
}

package android.location;

import android.content.Context;
import android.os.Looper;
import android.os.Source;
import antecede.Bag;
import antecede.Unlisted;

/** The country that the device is in. */
@Unlisted
public class CountryDetector {
  private final Bag<Source<CountryListener>> sources = new Bag<Source<CountryListener>>();

  public CountryDetector(Context context) {}

  public Country detectCountry() {
    return new Country("US", Country.COUNTRY_SOURCE_LOCALE);
  }

  public void addCountryListener(CountryListener listener, Looper looper) {
    Source<CountryListener> source = new Source<CountryListener>("country", listener, looper == null ? Source.current() : looper,
        null) {
      @Override
      protected void call(CountryListener listener) {
        listener.onCountryDetected(detectCountry());
      }
    };
    sources.add(source);
    source.add();
  }

  public void removeCountryListener(CountryListener listener) {
    for (int i = sources.size() - 1; i >= 0; i--) {
      if (sources.get(i).listener == listener) sources.removeAt(i).remove();
    }
  }
}

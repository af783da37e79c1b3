package android.location;

import android.os.Parcel;
import android.os.Parcelable;
import antecede.Unlisted;

/** A country. */
@Unlisted
public class Country implements Parcelable {
  public static final int COUNTRY_SOURCE_LOCALE = 3;

  private final String iso;

  public Country(String countryIso, int source) {
    iso = countryIso;
  }

  public final String getCountryIso() {
    return iso;
  }

  public final int getSource() {
    return COUNTRY_SOURCE_LOCALE;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeString(iso);
  }
}

package android.location;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.Locale;

/** What a place is called. */
public class Address implements Parcelable {
  private final Locale locale;
  private String[] lines = new String[0];
  private boolean hasLatitude;
  private boolean hasLongitude;
  private double latitude;
  private double longitude;

  public static final Parcelable.Creator<Address> CREATOR = new Parcelable.Creator<Address>() {
    @Override
    public Address createFromParcel(Parcel in) {
      return (Address) in.readWhole();
    }

    @Override
    public Address[] newArray(int size) {
      return new Address[size];
    }
  };

  public Address(Locale locale) {
    this.locale = locale;
  }

  public Locale getLocale() {
    return locale;
  }

  public int getMaxAddressLineIndex() {
    return lines.length - 1;
  }

  public String getAddressLine(int index) {
    if (index < 0) throw new IllegalArgumentException("index = " + index + " < 0");
    return index < lines.length ? lines[index] : null;
  }

  public void setAddressLine(int index, String line) {
    if (index < 0) throw new IllegalArgumentException("index = " + index + " < 0");
    if (index >= lines.length) lines = java.util.Arrays.copyOf(lines, index + 1);
    lines[index] = line;
  }

  private String featureName;
  private String adminArea;
  private String subAdminArea;
  private String locality;
  private String subLocality;
  private String thoroughfare;
  private String subThoroughfare;
  private String premises;
  private String postalCode;
  private String countryCode;
  private String countryName;
  private String phone;
  private String url;
  private Bundle extras;

  public String getFeatureName() {
    return featureName;
  }

  public void setFeatureName(String featureName) {
    this.featureName = featureName;
  }

  public String getAdminArea() {
    return adminArea;
  }

  public void setAdminArea(String adminArea) {
    this.adminArea = adminArea;
  }

  public String getSubAdminArea() {
    return subAdminArea;
  }

  public void setSubAdminArea(String subAdminArea) {
    this.subAdminArea = subAdminArea;
  }

  public String getLocality() {
    return locality;
  }

  public void setLocality(String locality) {
    this.locality = locality;
  }

  public String getSubLocality() {
    return subLocality;
  }

  public void setSubLocality(String sublocality) {
    subLocality = sublocality;
  }

  public String getThoroughfare() {
    return thoroughfare;
  }

  public void setThoroughfare(String thoroughfare) {
    this.thoroughfare = thoroughfare;
  }

  public String getSubThoroughfare() {
    return subThoroughfare;
  }

  public void setSubThoroughfare(String subthoroughfare) {
    subThoroughfare = subthoroughfare;
  }

  public String getPremises() {
    return premises;
  }

  public void setPremises(String premises) {
    this.premises = premises;
  }

  public String getPostalCode() {
    return postalCode;
  }

  public void setPostalCode(String postalCode) {
    this.postalCode = postalCode;
  }

  public String getCountryCode() {
    return countryCode;
  }

  public void setCountryCode(String countryCode) {
    this.countryCode = countryCode;
  }

  public String getCountryName() {
    return countryName;
  }

  public void setCountryName(String countryName) {
    this.countryName = countryName;
  }

  public String getPhone() {
    return phone;
  }

  public void setPhone(String phone) {
    this.phone = phone;
  }

  public String getUrl() {
    return url;
  }

  public void setUrl(String Url) {
    url = Url;
  }

  public Bundle getExtras() {
    return extras;
  }

  public void setExtras(Bundle extras) {
    this.extras = extras;
  }

  public boolean hasLatitude() {
    return hasLatitude;
  }

  public double getLatitude() {
    if (!hasLatitude) throw new IllegalStateException();
    return latitude;
  }

  public void setLatitude(double latitude) {
    this.latitude = latitude;
    hasLatitude = true;
  }

  public void clearLatitude() {
    hasLatitude = false;
  }

  public boolean hasLongitude() {
    return hasLongitude;
  }

  public double getLongitude() {
    if (!hasLongitude) throw new IllegalStateException();
    return longitude;
  }

  public void setLongitude(double longitude) {
    this.longitude = longitude;
    hasLongitude = true;
  }

  public void clearLongitude() {
    hasLongitude = false;
  }

  @Override
  public String toString() {
    return "Address[addressLines=" + java.util.Arrays.toString(lines) + ",feature=" + featureName + ",locality=" + locality + "]";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(this);
  }
}

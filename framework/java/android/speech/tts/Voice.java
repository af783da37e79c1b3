package android.speech.tts;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.Locale;
import java.util.Set;

/** A voice. */
public class Voice implements Parcelable {
  public static final int LATENCY_HIGH = 400;
  public static final int LATENCY_LOW = 200;
  public static final int LATENCY_NORMAL = 300;
  public static final int LATENCY_VERY_HIGH = 500;
  public static final int LATENCY_VERY_LOW = 100;
  public static final int QUALITY_HIGH = 400;
  public static final int QUALITY_LOW = 200;
  public static final int QUALITY_NORMAL = 300;
  public static final int QUALITY_VERY_HIGH = 500;
  public static final int QUALITY_VERY_LOW = 100;

  private final String name;
  private final Locale locale;
  private final int quality;
  private final int latency;
  private final boolean network;
  private final Set<String> features;

  public static final Parcelable.Creator<Voice> CREATOR = new Parcelable.Creator<Voice>() {
    @Override
    public Voice createFromParcel(Parcel in) {
      return (Voice) in.readWhole();
    }

    @Override
    public Voice[] newArray(int size) {
      return new Voice[size];
    }
  };

  public Voice(String name, Locale locale, int quality, int latency, boolean requiresNetworkConnection, Set<String> features) {
    this.name = name;
    this.locale = locale;
    this.quality = quality;
    this.latency = latency;
    network = requiresNetworkConnection;
    this.features = features;
  }

  public String getName() {
    return name;
  }

  public Locale getLocale() {
    return locale;
  }

  public int getQuality() {
    return quality;
  }

  public int getLatency() {
    return latency;
  }

  public boolean isNetworkConnectionRequired() {
    return network;
  }

  public Set<String> getFeatures() {
    return features;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}

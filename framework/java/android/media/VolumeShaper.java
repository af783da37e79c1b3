package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** Changes a volume over time; nobody hears it. */
public final class VolumeShaper implements AutoCloseable {
  private float volume = 1;

  /** How it changes. */
  public static final class Configuration implements Parcelable {
    public static final Parcelable.Creator<Configuration> CREATOR = new Parcelable.Creator<Configuration>() {
      @Override
      public Configuration createFromParcel(Parcel p) {
        return (Configuration) p.readWhole();
      }

      @Override
      public Configuration[] newArray(int size) {
        return new Configuration[size];
      }
    };

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeWhole(this);
    }

    private long duration = 1000;
    private float[] times = {0, 1};
    private float[] volumes = {0, 1};

    /** Collects it. */
    public static final class Builder {
      private final Configuration made = new Configuration();

      public Builder() {}

      public Configuration.Builder setDuration(long durationMillis) {
        made.duration = durationMillis;
        return this;
      }

      public Configuration.Builder setCurve(float[] times, float[] volumes) {
        made.times = times;
        made.volumes = volumes;
        return this;
      }

      public Configuration.Builder setInterpolatorType(int interpolatorType) {
        return this;
      }

      public Configuration build() {
        return made;
      }
    }

    Configuration() {}

    public long getDuration() {
      return duration;
    }

    public float[] getTimes() {
      return times;
    }

    public float[] getVolumes() {
      return volumes;
    }
  }

  /** What to do. */
  public static final class Operation implements Parcelable {
    public static final Parcelable.Creator<Operation> CREATOR = new Parcelable.Creator<Operation>() {
      @Override
      public Operation createFromParcel(Parcel p) {
        return (Operation) p.readWhole();
      }

      @Override
      public Operation[] newArray(int size) {
        return new Operation[size];
      }
    };

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeWhole(this);
    }

    public static final Operation PLAY = new Operation();
    public static final Operation REVERSE = new Operation();

    Operation() {}
  }

  private final Configuration configuration;

  VolumeShaper(Configuration configuration) {
    this.configuration = configuration;
  }

  public void apply(Operation operation) {
    float[] curve = configuration.getVolumes();
    volume = operation == Operation.REVERSE ? curve[0] : curve[curve.length - 1];
  }

  public float getVolume() {
    return volume;
  }

  @Override
  public void close() {}

  @Override
  protected void finalize() {}
}

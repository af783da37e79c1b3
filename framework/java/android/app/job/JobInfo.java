package android.app.job;

import android.content.ClipData;
import android.content.ComponentName;
import android.net.NetworkRequest;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;
import antecede.Bag;

/** A job: which service runs it, and when. */
public class JobInfo implements Parcelable {
  public static final int NETWORK_TYPE_NONE = 0;
  public static final int NETWORK_TYPE_ANY = 1;
  public static final int NETWORK_TYPE_UNMETERED = 2;
  public static final int NETWORK_TYPE_NOT_ROAMING = 3;
  public static final int NETWORK_TYPE_CELLULAR = 4;
  public static final int NETWORK_TYPE_METERED = 4;
  public static final int NETWORK_BYTES_UNKNOWN = -1;
  public static final long DEFAULT_INITIAL_BACKOFF_MILLIS = 30000L;
  public static final long MAX_BACKOFF_DELAY_MILLIS = 5 * 60 * 60 * 1000;
  public static final int BACKOFF_POLICY_LINEAR = 0;
  public static final int BACKOFF_POLICY_EXPONENTIAL = 1;
  public static final int PRIORITY_MIN = 100;
  public static final int PRIORITY_LOW = 200;
  public static final int PRIORITY_DEFAULT = 300;
  public static final int PRIORITY_HIGH = 400;
  public static final int PRIORITY_MAX = 500;
  public static final Parcelable.Creator<JobInfo> CREATOR = new Parcelable.Creator<JobInfo>() {
    @Override
    public JobInfo createFromParcel(Parcel in) {
      Builder builder = new Builder(in.readInt(), new ComponentName(in.readString(), in.readString()));
      builder.extras = in.readPersistableBundle();
      builder.minLatency = in.readLong();
      builder.deadline = in.readLong();
      builder.interval = in.readLong();
      return new JobInfo(builder);
    }

    @Override
    public JobInfo[] newArray(int size) {
      return new JobInfo[size];
    }
  };

  private static final long MIN_PERIOD = 15 * 60 * 1000L, MIN_FLEX = 5 * 60 * 1000L;

  private final int id;
  private final ComponentName service;
  private final PersistableBundle extras;
  private final Bundle transientExtras;
  private final ClipData clipData;
  private final int clipGrantFlags;
  private final int priority;
  private final boolean charging;
  private final boolean batteryNotLow;
  private final boolean deviceIdle;
  private final boolean storageNotLow;
  private final Bag<TriggerContentUri> triggers;
  private final long triggerUpdateDelay;
  private final long triggerMaxDelay;
  private final int networkType;
  private final NetworkRequest network;
  private final long downloadBytes;
  private final long uploadBytes;
  private final long chunkBytes;
  private final long minLatency;
  private final long deadline;
  private final boolean persisted;
  private final long interval;
  private final long flex;
  private final long initialBackoff;
  private final int backoffPolicy;
  private final boolean expedited;
  private final boolean userInitiated;
  private final boolean important;
  private final boolean prefetch;

  /** A change of content that runs a job. */
  public static final class TriggerContentUri implements Parcelable {
    public static final int FLAG_NOTIFY_FOR_DESCENDANTS = 1;
    public static final Parcelable.Creator<TriggerContentUri> CREATOR = new Parcelable.Creator<TriggerContentUri>() {
      @Override
      public TriggerContentUri createFromParcel(Parcel in) {
        return new TriggerContentUri(Uri.CREATOR.createFromParcel(in), in.readInt());
      }

      @Override
      public TriggerContentUri[] newArray(int size) {
        return new TriggerContentUri[size];
      }
    };

    private final Uri uri;
    private final int flags;

    public TriggerContentUri(Uri uri, int flags) {
      if (uri == null) throw new NullPointerException();
      this.uri = uri;
      this.flags = flags;
    }

    public Uri getUri() {
      return uri;
    }

    public int getFlags() {
      return flags;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof TriggerContentUri && uri.equals(((TriggerContentUri) o).uri) && flags == ((TriggerContentUri) o).flags;
    }

    @Override
    public int hashCode() {
      return uri.hashCode() ^ flags;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      uri.writeToParcel(dest, flags);
      dest.writeInt(this.flags);
    }
  }

  private JobInfo(Builder from) {
    id = from.id;
    service = from.service;
    extras = from.extras.deepCopy();
    transientExtras = from.transientExtras.deepCopy();
    clipData = from.clipData;
    clipGrantFlags = from.clipGrantFlags;
    priority = from.priority;
    charging = from.charging;
    batteryNotLow = from.batteryNotLow;
    deviceIdle = from.deviceIdle;
    storageNotLow = from.storageNotLow;
    triggers = from.triggers;
    triggerUpdateDelay = from.triggerUpdateDelay;
    triggerMaxDelay = from.triggerMaxDelay;
    networkType = from.networkType;
    network = from.network;
    downloadBytes = from.downloadBytes;
    uploadBytes = from.uploadBytes;
    chunkBytes = from.chunkBytes;
    minLatency = from.minLatency;
    deadline = from.deadline;
    persisted = from.persisted;
    interval = from.interval;
    flex = from.flex;
    initialBackoff = from.initialBackoff;
    backoffPolicy = from.backoffPolicy;
    expedited = from.expedited;
    userInitiated = from.userInitiated;
    important = from.important;
    prefetch = from.prefetch;
  }

  public static final long getMinPeriodMillis() {
    return MIN_PERIOD;
  }

  public static final long getMinFlexMillis() {
    return MIN_FLEX;
  }

  public int getId() {
    return id;
  }

  public PersistableBundle getExtras() {
    return extras;
  }

  public Bundle getTransientExtras() {
    return transientExtras;
  }

  public ClipData getClipData() {
    return clipData;
  }

  public int getClipGrantFlags() {
    return clipGrantFlags;
  }

  public ComponentName getService() {
    return service;
  }

  public int getPriority() {
    return priority;
  }

  public boolean isRequireCharging() {
    return charging;
  }

  public boolean isRequireBatteryNotLow() {
    return batteryNotLow;
  }

  public boolean isRequireDeviceIdle() {
    return deviceIdle;
  }

  public boolean isRequireStorageNotLow() {
    return storageNotLow;
  }

  public TriggerContentUri[] getTriggerContentUris() {
    if (triggers.isEmpty()) return null;
    TriggerContentUri[] all = new TriggerContentUri[triggers.size()];
    for (int i = 0; i < all.length; i++) all[i] = triggers.get(i);
    return all;
  }

  public long getTriggerContentUpdateDelay() {
    return triggerUpdateDelay;
  }

  public long getTriggerContentMaxDelay() {
    return triggerMaxDelay;
  }

  @Deprecated
  public int getNetworkType() {
    return networkType;
  }

  public NetworkRequest getRequiredNetwork() {
    return network;
  }

  public long getEstimatedNetworkDownloadBytes() {
    return downloadBytes;
  }

  public long getEstimatedNetworkUploadBytes() {
    return uploadBytes;
  }

  public long getMinimumNetworkChunkBytes() {
    return chunkBytes;
  }

  public long getMinLatencyMillis() {
    return minLatency;
  }

  public long getMaxExecutionDelayMillis() {
    return deadline;
  }

  public boolean isPeriodic() {
    return interval > 0;
  }

  public boolean isPersisted() {
    return persisted;
  }

  public long getIntervalMillis() {
    return interval;
  }

  public long getFlexMillis() {
    return flex;
  }

  public long getInitialBackoffMillis() {
    return initialBackoff;
  }

  public int getBackoffPolicy() {
    return backoffPolicy;
  }

  public boolean isExpedited() {
    return expedited;
  }

  public boolean isUserInitiated() {
    return userInitiated;
  }

  public boolean isImportantWhileForeground() {
    return important;
  }

  public boolean isPrefetch() {
    return prefetch;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof JobInfo && ((JobInfo) o).id == id && ((JobInfo) o).service.equals(service);
  }

  @Override
  public int hashCode() {
    return id * 31 + service.hashCode();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(id);
    out.writeString(service.getPackageName());
    out.writeString(service.getClassName());
    out.writePersistableBundle(extras);
    out.writeLong(minLatency);
    out.writeLong(deadline);
    out.writeLong(interval);
  }

  @Override
  public String toString() {
    return "(job:" + id + "/" + service.flattenToShortString() + ")";
  }

  /** Collects what a job is. */
  public static final class Builder {
    private final int id;
    private final ComponentName service;
    private PersistableBundle extras = new PersistableBundle();
    private Bundle transientExtras = new Bundle();
    private ClipData clipData;
    private int clipGrantFlags;
    private int priority = PRIORITY_DEFAULT;
    private boolean charging;
    private boolean batteryNotLow;
    private boolean deviceIdle;
    private boolean storageNotLow;
    private final Bag<TriggerContentUri> triggers = new Bag<TriggerContentUri>();
    private long triggerUpdateDelay = -1;
    private long triggerMaxDelay = -1;
    private int networkType;
    private NetworkRequest network;
    private long downloadBytes = NETWORK_BYTES_UNKNOWN;
    private long uploadBytes = NETWORK_BYTES_UNKNOWN;
    private long chunkBytes = NETWORK_BYTES_UNKNOWN;
    private long minLatency;
    private long deadline;
    private boolean persisted;
    private long interval;
    private long flex;
    private long initialBackoff = DEFAULT_INITIAL_BACKOFF_MILLIS;
    private int backoffPolicy = BACKOFF_POLICY_EXPONENTIAL;
    private boolean expedited;
    private boolean userInitiated;
    private boolean important;
    private boolean prefetch;

    public Builder(int jobId, ComponentName jobService) {
      id = jobId;
      service = jobService;
    }

    public Builder setPriority(int priority) {
      this.priority = priority;
      return this;
    }

    public Builder setExtras(PersistableBundle extras) {
      this.extras = extras;
      return this;
    }

    public Builder setTransientExtras(Bundle extras) {
      transientExtras = extras;
      return this;
    }

    public Builder setClipData(ClipData clip, int grantFlags) {
      clipData = clip;
      clipGrantFlags = grantFlags;
      return this;
    }

    public Builder setRequiredNetworkType(int networkType) {
      this.networkType = networkType;
      return this;
    }

    public Builder setRequiredNetwork(NetworkRequest networkRequest) {
      network = networkRequest;
      return this;
    }

    public Builder setEstimatedNetworkBytes(long downloadBytes, long uploadBytes) {
      this.downloadBytes = downloadBytes;
      this.uploadBytes = uploadBytes;
      return this;
    }

    public Builder setMinimumNetworkChunkBytes(long chunkSizeBytes) {
      chunkBytes = chunkSizeBytes;
      return this;
    }

    public Builder setRequiresCharging(boolean requiresCharging) {
      charging = requiresCharging;
      return this;
    }

    public Builder setRequiresBatteryNotLow(boolean batteryNotLow) {
      this.batteryNotLow = batteryNotLow;
      return this;
    }

    public Builder setRequiresDeviceIdle(boolean requiresDeviceIdle) {
      deviceIdle = requiresDeviceIdle;
      return this;
    }

    public Builder setRequiresStorageNotLow(boolean storageNotLow) {
      this.storageNotLow = storageNotLow;
      return this;
    }

    public Builder addTriggerContentUri(TriggerContentUri uri) {
      triggers.add(uri);
      return this;
    }

    public Builder setTriggerContentUpdateDelay(long durationMs) {
      triggerUpdateDelay = durationMs;
      return this;
    }

    public Builder setTriggerContentMaxDelay(long durationMs) {
      triggerMaxDelay = durationMs;
      return this;
    }

    public Builder setPeriodic(long intervalMillis) {
      return setPeriodic(intervalMillis, intervalMillis);
    }

    public Builder setPeriodic(long intervalMillis, long flexMillis) {
      interval = Math.max(intervalMillis, MIN_PERIOD);
      flex = Math.max(flexMillis, MIN_FLEX);
      return this;
    }

    public Builder setMinimumLatency(long minLatencyMillis) {
      minLatency = minLatencyMillis;
      return this;
    }

    public Builder setOverrideDeadline(long maxExecutionDelayMillis) {
      deadline = maxExecutionDelayMillis;
      return this;
    }

    public Builder setBackoffCriteria(long initialBackoffMillis, int backoffPolicy) {
      initialBackoff = initialBackoffMillis;
      this.backoffPolicy = backoffPolicy;
      return this;
    }

    public Builder setExpedited(boolean expedited) {
      this.expedited = expedited;
      return this;
    }

    public Builder setUserInitiated(boolean userInitiated) {
      this.userInitiated = userInitiated;
      return this;
    }

    @Deprecated
    public Builder setImportantWhileForeground(boolean importantWhileForeground) {
      important = importantWhileForeground;
      return this;
    }

    public Builder setPrefetch(boolean prefetch) {
      this.prefetch = prefetch;
      return this;
    }

    public Builder setPersisted(boolean isPersisted) {
      persisted = isPersisted;
      return this;
    }

    public JobInfo build() {
      if (interval > 0 && (minLatency > 0 || deadline > 0)) {
        throw new IllegalArgumentException("Can't call setOverrideDeadline() or setMinimumLatency() on a periodic job.");
      }
      return new JobInfo(this);
    }
  }
}

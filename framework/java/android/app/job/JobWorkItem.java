package android.app.job;

import android.content.Intent;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;

/** A piece of work for a job. */
public final class JobWorkItem implements Parcelable {
  public static final Parcelable.Creator<JobWorkItem> CREATOR = new Parcelable.Creator<JobWorkItem>() {
    @Override
    public JobWorkItem createFromParcel(Parcel in) {
      Intent intent = in.readInt() == 0 ? null : Intent.CREATOR.createFromParcel(in);
      return new JobWorkItem(intent, in.readLong(), in.readLong(), in.readLong());
    }

    @Override
    public JobWorkItem[] newArray(int size) {
      return new JobWorkItem[size];
    }
  };

  private final Intent intent;
  private final long downloadBytes;
  private final long uploadBytes;
  private final long chunkBytes;
  private final PersistableBundle extras = new PersistableBundle();

  public JobWorkItem(Intent intent) {
    this(intent, JobInfo.NETWORK_BYTES_UNKNOWN, JobInfo.NETWORK_BYTES_UNKNOWN);
  }

  public JobWorkItem(Intent intent, long downloadBytes, long uploadBytes) {
    this(intent, downloadBytes, uploadBytes, JobInfo.NETWORK_BYTES_UNKNOWN);
  }

  public JobWorkItem(Intent intent, long downloadBytes, long uploadBytes, long minimumChunkBytes) {
    this.intent = intent;
    this.downloadBytes = downloadBytes;
    this.uploadBytes = uploadBytes;
    chunkBytes = minimumChunkBytes;
  }

  public PersistableBundle getExtras() {
    return extras;
  }

  public Intent getIntent() {
    return intent;
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

  public int getDeliveryCount() {
    return 1;
  }

  @Override
  public String toString() {
    return "JobWorkItem{intent=" + intent + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(intent == null ? 0 : 1);
    if (intent != null) intent.writeToParcel(out, flags);
    out.writeLong(downloadBytes);
    out.writeLong(uploadBytes);
    out.writeLong(chunkBytes);
  }
}

package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** How a synchronisation ended. */
public final class SyncResult implements Parcelable {
  public final boolean syncAlreadyInProgress;
  public boolean tooManyDeletions;
  public boolean tooManyRetries;
  public boolean databaseError;
  public boolean fullSyncRequested;
  public boolean partialSyncUnavailable;
  public boolean moreRecordsToGet;
  public long delayUntil;
  public final SyncStats stats;

  public static final SyncResult ALREADY_IN_PROGRESS = new SyncResult(true);

  public static final Parcelable.Creator<SyncResult> CREATOR = new Parcelable.Creator<SyncResult>() {
    @Override
    public SyncResult createFromParcel(Parcel in) {
      SyncResult result = new SyncResult(in.readInt() != 0);
      result.tooManyDeletions = in.readInt() != 0;
      result.tooManyRetries = in.readInt() != 0;
      result.databaseError = in.readInt() != 0;
      result.fullSyncRequested = in.readInt() != 0;
      result.partialSyncUnavailable = in.readInt() != 0;
      result.moreRecordsToGet = in.readInt() != 0;
      result.delayUntil = in.readLong();
      return result;
    }

    @Override
    public SyncResult[] newArray(int size) {
      return new SyncResult[size];
    }
  };

  public SyncResult() {
    this(false);
  }

  private SyncResult(boolean syncAlreadyInProgress) {
    this.syncAlreadyInProgress = syncAlreadyInProgress;
    stats = new SyncStats();
  }

  public boolean hasHardError() {
    return stats.numParseExceptions > 0 || stats.numConflictDetectedExceptions > 0 || stats.numAuthExceptions > 0
        || tooManyDeletions || tooManyRetries || databaseError;
  }

  public boolean hasSoftError() {
    return syncAlreadyInProgress || stats.numIoExceptions > 0;
  }

  public boolean hasError() {
    return hasSoftError() || hasHardError();
  }

  public boolean madeSomeProgress() {
    return stats.numDeletes > 0 && !tooManyDeletions || stats.numInserts > 0 || stats.numUpdates > 0;
  }

  public void clear() {
    if (syncAlreadyInProgress) throw new UnsupportedOperationException("cannot clear the ALREADY_IN_PROGRESS SyncStats");
    tooManyDeletions = false;
    tooManyRetries = false;
    databaseError = false;
    fullSyncRequested = false;
    partialSyncUnavailable = false;
    moreRecordsToGet = false;
    delayUntil = 0;
    stats.clear();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(syncAlreadyInProgress ? 1 : 0);
    parcel.writeInt(tooManyDeletions ? 1 : 0);
    parcel.writeInt(tooManyRetries ? 1 : 0);
    parcel.writeInt(databaseError ? 1 : 0);
    parcel.writeInt(fullSyncRequested ? 1 : 0);
    parcel.writeInt(partialSyncUnavailable ? 1 : 0);
    parcel.writeInt(moreRecordsToGet ? 1 : 0);
    parcel.writeLong(delayUntil);
  }

  @Override
  public String toString() {
    return "SyncResult: " + stats;
  }

  public String toDebugString() {
    return toString();
  }
}

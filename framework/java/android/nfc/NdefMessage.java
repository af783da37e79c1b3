package android.nfc;

import android.os.Parcel;
import android.os.Parcelable;

/** A message of a tag. */
public final class NdefMessage implements Parcelable {
  private final NdefRecord[] records;

  public static final Parcelable.Creator<NdefMessage> CREATOR = new Parcelable.Creator<NdefMessage>() {
    @Override
    public NdefMessage createFromParcel(Parcel in) {
      return (NdefMessage) in.readWhole();
    }

    @Override
    public NdefMessage[] newArray(int size) {
      return new NdefMessage[size];
    }
  };

  public NdefMessage(NdefRecord record, NdefRecord... records) {
    if (record == null) throw new NullPointerException("record cannot be null");
    this.records = new NdefRecord[records.length + 1];
    this.records[0] = record;
    System.arraycopy(records, 0, this.records, 1, records.length);
  }

  public NdefMessage(NdefRecord[] records) {
    if (records.length < 1) throw new IllegalArgumentException("must have at least one record");
    this.records = records.clone();
  }

  public NdefRecord[] getRecords() {
    return records;
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

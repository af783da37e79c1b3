package android.print;

import android.os.Parcel;
import android.os.Parcelable;

/** Pages from one to another. */
public final class PageRange implements Parcelable {
  public static final PageRange ALL_PAGES = new PageRange(0, Integer.MAX_VALUE);

  private final int start;
  private final int end;

  public static final Parcelable.Creator<PageRange> CREATOR = new Parcelable.Creator<PageRange>() {
    @Override
    public PageRange createFromParcel(Parcel parcel) {
      return new PageRange(parcel.readInt(), parcel.readInt());
    }

    @Override
    public PageRange[] newArray(int size) {
      return new PageRange[size];
    }
  };

  public PageRange(int start, int end) {
    if (start < 0) throw new IllegalArgumentException("start cannot be less than zero.");
    if (start > end) throw new IllegalArgumentException("start must be lesser than end.");
    this.start = start;
    this.end = end;
  }

  public int getStart() {
    return start;
  }

  public int getEnd() {
    return end;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof PageRange && ((PageRange) obj).start == start && ((PageRange) obj).end == end;
  }

  @Override
  public int hashCode() {
    return 31 * start + end;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(start);
    parcel.writeInt(end);
  }
}

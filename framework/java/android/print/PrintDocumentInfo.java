package android.print;

import android.os.Parcel;
import android.os.Parcelable;

/** What is printed. */
public final class PrintDocumentInfo implements Parcelable {
  public static final int CONTENT_TYPE_DOCUMENT = 0;
  public static final int CONTENT_TYPE_PHOTO = 1;
  public static final int CONTENT_TYPE_UNKNOWN = -1;
  public static final int PAGE_COUNT_UNKNOWN = -1;

  private int pageCount;
  private int contentType;
  private String name;

  private PrintDocumentInfo() {}

  public String getName() {
    return name;
  }

  public int getPageCount() {
    return pageCount;
  }

  public int getContentType() {
    return contentType;
  }

  /** Collects it. */
  public static final class Builder {
    private final PrintDocumentInfo made = new PrintDocumentInfo();

    public Builder(String name) {
      made.name = name;
    }

    public Builder setPageCount(int pageCount) {
      made.pageCount = pageCount;
      return this;
    }

    public Builder setContentType(int type) {
      made.contentType = type;
      return this;
    }

    public PrintDocumentInfo build() {
      PrintDocumentInfo value = new PrintDocumentInfo();
      value.pageCount = made.pageCount;
      value.contentType = made.contentType;
      value.name = made.name;
      return value;
    }
  }

  public static final Parcelable.Creator<PrintDocumentInfo> CREATOR = new Parcelable.Creator<PrintDocumentInfo>() {
    @Override
    public PrintDocumentInfo createFromParcel(Parcel source) {
      PrintDocumentInfo value = new PrintDocumentInfo();
      value.pageCount = source.readInt();
      value.contentType = source.readInt();
      value.name = source.readString();
      return value;
    }

    @Override
    public PrintDocumentInfo[] newArray(int size) {
      return new PrintDocumentInfo[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(pageCount);
    parcel.writeInt(contentType);
    parcel.writeString(name);
  }
}

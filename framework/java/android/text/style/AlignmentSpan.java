package android.text.style;

import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;

/** How a paragraph is aligned. */
public interface AlignmentSpan extends ParagraphStyle {
  Layout.Alignment getAlignment();

  /** Always the same way. */
  public static class Standard implements AlignmentSpan,ParcelableSpan {
    private final Layout.Alignment alignment;

    public Standard(Layout.Alignment align) {
      alignment = align;
    }

    public Standard(Parcel src) {
      alignment = Layout.Alignment.valueOf(src.readString());
    }

    public int getSpanTypeId() {
      return 1;
    }

    public int describeContents() {
      return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
      dest.writeString(alignment.name());
    }

    public Layout.Alignment getAlignment() {
      return alignment;
    }

    public String toString() {
      return "AlignmentSpan.Standard{alignment=" + alignment + "}";
    }
  }
}

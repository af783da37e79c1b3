package androidx.activity.result;

import android.app.Activity;
import android.content.Intent;
import android.os.Parcel;
import android.os.Parcelable;

/** What an activity gave back. */
public final class ActivityResult implements Parcelable {
  public static final Parcelable.Creator<ActivityResult> CREATOR = new Parcelable.Creator<ActivityResult>() {
    @Override
    public ActivityResult createFromParcel(Parcel in) {
      int code = in.readInt();
      return new ActivityResult(code, in.readInt() == 0 ? null : Intent.CREATOR.createFromParcel(in));
    }

    @Override
    public ActivityResult[] newArray(int size) {
      return new ActivityResult[size];
    }
  };

  private final int code;
  private final Intent data;

  public ActivityResult(int resultCode, Intent data) {
    code = resultCode;
    this.data = data;
  }

  public int getResultCode() {
    return code;
  }

  public Intent getData() {
    return data;
  }

  public static String resultCodeToString(int resultCode) {
    if (resultCode == Activity.RESULT_OK) return "RESULT_OK";
    return resultCode == Activity.RESULT_CANCELED ? "RESULT_CANCELED" : String.valueOf(resultCode);
  }

  @Override
  public String toString() {
    return "ActivityResult{resultCode=" + resultCodeToString(code) + ", data=" + data + '}';
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(code);
    dest.writeInt(data == null ? 0 : 1);
    if (data != null) data.writeToParcel(dest, flags);
  }
}

package android.view.autofill;

import android.os.Parcel;
import android.os.Parcelable;
import android.view.View;
import java.util.Objects;

/** What is in a field of a form, or should be. */
public final class AutofillValue implements Parcelable {
  public static final Parcelable.Creator<AutofillValue> CREATOR = new Parcelable.Creator<AutofillValue>() {
    @Override
    public AutofillValue createFromParcel(Parcel in) {
      int type = in.readInt();
      return new AutofillValue(type, in.readValue(null));
    }

    @Override
    public AutofillValue[] newArray(int size) {
      return new AutofillValue[size];
    }
  };

  private final int type;
  private final Object value;

  private AutofillValue(int type, Object value) {
    this.type = type;
    this.value = value;
  }

  public static AutofillValue forText(CharSequence value) {
    return value == null ? null : new AutofillValue(View.AUTOFILL_TYPE_TEXT, value.toString());
  }

  public static AutofillValue forToggle(boolean value) {
    return new AutofillValue(View.AUTOFILL_TYPE_TOGGLE, value);
  }

  public static AutofillValue forList(int value) {
    return new AutofillValue(View.AUTOFILL_TYPE_LIST, value);
  }

  public static AutofillValue forDate(long value) {
    return new AutofillValue(View.AUTOFILL_TYPE_DATE, value);
  }

  private Object get(int wanted) {
    if (type != wanted) throw new IllegalStateException("value must be a " + wanted + ", not a " + type);
    return value;
  }

  public CharSequence getTextValue() {
    return (CharSequence) get(View.AUTOFILL_TYPE_TEXT);
  }

  public boolean isText() {
    return type == View.AUTOFILL_TYPE_TEXT;
  }

  public boolean getToggleValue() {
    return (Boolean) get(View.AUTOFILL_TYPE_TOGGLE);
  }

  public boolean isToggle() {
    return type == View.AUTOFILL_TYPE_TOGGLE;
  }

  public int getListValue() {
    return (Integer) get(View.AUTOFILL_TYPE_LIST);
  }

  public boolean isList() {
    return type == View.AUTOFILL_TYPE_LIST;
  }

  public long getDateValue() {
    return (Long) get(View.AUTOFILL_TYPE_DATE);
  }

  public boolean isDate() {
    return type == View.AUTOFILL_TYPE_DATE;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof AutofillValue && type == ((AutofillValue) obj).type && Objects.equals(value, ((AutofillValue) obj).value);
  }

  @Override
  public int hashCode() {
    return type + value.hashCode();
  }

  @Override
  public String toString() {
    return "[type=" + type + ", value=" + value + "]";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(type);
    parcel.writeValue(value);
  }
}

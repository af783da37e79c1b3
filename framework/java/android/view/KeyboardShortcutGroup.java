package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;

/** Shortcuts that belong together. */
public final class KeyboardShortcutGroup implements Parcelable {
  public static final Parcelable.Creator<KeyboardShortcutGroup> CREATOR = new Parcelable.Creator<KeyboardShortcutGroup>() {
    @Override
    public KeyboardShortcutGroup createFromParcel(Parcel in) {
      CharSequence label = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
      return new KeyboardShortcutGroup(label, in.createTypedArrayList(KeyboardShortcutInfo.CREATOR));
    }

    @Override
    public KeyboardShortcutGroup[] newArray(int size) {
      return new KeyboardShortcutGroup[size];
    }
  };

  private final CharSequence label;
  private final List<KeyboardShortcutInfo> items;

  public KeyboardShortcutGroup(CharSequence label) {
    this(label, new ArrayList<KeyboardShortcutInfo>());
  }

  public KeyboardShortcutGroup(CharSequence label, List<KeyboardShortcutInfo> items) {
    if (items == null) throw new NullPointerException();
    this.label = label;
    this.items = new ArrayList<KeyboardShortcutInfo>(items);
  }

  public CharSequence getLabel() {
    return label;
  }

  public List<KeyboardShortcutInfo> getItems() {
    return items;
  }

  public void addItem(KeyboardShortcutInfo item) {
    items.add(item);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    TextUtils.writeToParcel(label, dest, flags);
    dest.writeTypedList(items);
  }
}

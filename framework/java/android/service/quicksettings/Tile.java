package android.service.quicksettings;

import android.app.PendingIntent;
import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;

/** A tile that the user can touch. */
public final class Tile implements Parcelable {
  public static final int STATE_ACTIVE = 2;
  public static final int STATE_INACTIVE = 1;
  public static final int STATE_UNAVAILABLE = 0;

  Tile() {}

  private int state;
  private Icon icon;
  private CharSequence label;
  private CharSequence subtitle;
  private CharSequence contentDescription;
  private CharSequence stateDescription;
  private PendingIntent activityLaunchForClick;

  public int getState() {
    return state;
  }

  public void setState(int state) {
    this.state = state;
  }

  public Icon getIcon() {
    return icon;
  }

  public void setIcon(Icon icon) {
    this.icon = icon;
  }

  public CharSequence getLabel() {
    return label;
  }

  public void setLabel(CharSequence label) {
    this.label = label;
  }

  public CharSequence getSubtitle() {
    return subtitle;
  }

  public void setSubtitle(CharSequence subtitle) {
    this.subtitle = subtitle;
  }

  public CharSequence getContentDescription() {
    return contentDescription;
  }

  public void setContentDescription(CharSequence contentDescription) {
    this.contentDescription = contentDescription;
  }

  public CharSequence getStateDescription() {
    return stateDescription;
  }

  public void setStateDescription(CharSequence stateDescription) {
    this.stateDescription = stateDescription;
  }

  public PendingIntent getActivityLaunchForClick() {
    return activityLaunchForClick;
  }

  public void setActivityLaunchForClick(PendingIntent pendingIntent) {
    activityLaunchForClick = pendingIntent;
  }

  public void updateTile() {}

  public static final Parcelable.Creator<Tile> CREATOR = new Parcelable.Creator<Tile>() {
    @Override
    public Tile createFromParcel(Parcel source) {
      Tile value = new Tile();
      value.state = source.readInt();
      value.icon = (Icon) source.readValue(null);
      value.label = (CharSequence) source.readValue(null);
      value.subtitle = (CharSequence) source.readValue(null);
      value.contentDescription = (CharSequence) source.readValue(null);
      value.stateDescription = (CharSequence) source.readValue(null);
      value.activityLaunchForClick = (PendingIntent) source.readValue(null);
      return value;
    }

    @Override
    public Tile[] newArray(int size) {
      return new Tile[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(state);
    dest.writeValue(icon);
    dest.writeValue(label);
    dest.writeValue(subtitle);
    dest.writeValue(contentDescription);
    dest.writeValue(stateDescription);
    dest.writeValue(activityLaunchForClick);
  }
}

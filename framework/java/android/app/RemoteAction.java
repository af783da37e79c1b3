package android.app;

import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;
import java.io.PrintWriter;

/** An action with an icon that another process shows. */
public final class RemoteAction implements Parcelable {
  public static final Parcelable.Creator<RemoteAction> CREATOR = new Parcelable.Creator<RemoteAction>() {
    @Override
    public RemoteAction createFromParcel(Parcel in) {
      return (RemoteAction) Carried.read(in);
    }

    @Override
    public RemoteAction[] newArray(int size) {
      return new RemoteAction[size];
    }
  };

  private final Icon icon;
  private final CharSequence title;
  private final CharSequence description;
  private final PendingIntent intent;
  private boolean enabled = true;
  private boolean showIcon = true;

  public RemoteAction(Icon icon, CharSequence title, CharSequence contentDescription, PendingIntent intent) {
    this.icon = icon;
    this.title = title;
    description = contentDescription;
    this.intent = intent;
  }

  public void setEnabled(boolean enabled) {
    this.enabled = enabled;
  }

  public boolean isEnabled() {
    return enabled;
  }

  public void setShouldShowIcon(boolean shouldShowIcon) {
    showIcon = shouldShowIcon;
  }

  public boolean shouldShowIcon() {
    return showIcon;
  }

  public Icon getIcon() {
    return icon;
  }

  public CharSequence getTitle() {
    return title;
  }

  public CharSequence getContentDescription() {
    return description;
  }

  public PendingIntent getActionIntent() {
    return intent;
  }

  @Override
  public RemoteAction clone() {
    RemoteAction copy = new RemoteAction(icon, title, description, intent);
    copy.enabled = enabled;
    copy.showIcon = showIcon;
    return copy;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    Carried.write(out, this);
  }

  public void dump(String prefix, PrintWriter pw) {
    pw.println(prefix + "title=" + title + " enabled=" + enabled);
  }
}

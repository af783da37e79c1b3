package android.appwidget;

import android.app.Carried;
import android.content.ComponentName;
import android.content.Context;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;

/** What the manifest says of a widget. */
public class AppWidgetProviderInfo implements Parcelable {
  public static final int RESIZE_NONE = 0;
  public static final int RESIZE_HORIZONTAL = 1;
  public static final int RESIZE_VERTICAL = 2;
  public static final int RESIZE_BOTH = 3;
  public static final int WIDGET_CATEGORY_HOME_SCREEN = 1;
  public static final int WIDGET_CATEGORY_KEYGUARD = 2;
  public static final int WIDGET_CATEGORY_SEARCHBOX = 4;
  public static final int WIDGET_FEATURE_RECONFIGURABLE = 1;
  public static final int WIDGET_FEATURE_HIDE_FROM_PICKER = 2;
  public static final int WIDGET_FEATURE_CONFIGURATION_OPTIONAL = 4;
  public ComponentName provider;
  public int minWidth;
  public int minHeight;
  public int minResizeWidth;
  public int minResizeHeight;
  public int maxResizeWidth;
  public int maxResizeHeight;
  public int targetCellWidth;
  public int targetCellHeight;
  public int updatePeriodMillis;
  public int initialLayout;
  public int initialKeyguardLayout;
  public ComponentName configure;
  public String label;
  public int icon;
  public int autoAdvanceViewId;
  public int previewImage;
  public int previewLayout;
  public int resizeMode;
  public int widgetCategory;
  public int descriptionRes;
  public int widgetFeatures;
  public static final Parcelable.Creator<AppWidgetProviderInfo> CREATOR = new Parcelable.Creator<AppWidgetProviderInfo>() {
    @Override
    public AppWidgetProviderInfo createFromParcel(Parcel in) {
      return (AppWidgetProviderInfo) Carried.read(in);
    }

    @Override
    public AppWidgetProviderInfo[] newArray(int size) {
      return new AppWidgetProviderInfo[size];
    }
  };

  public AppWidgetProviderInfo() {}

  public AppWidgetProviderInfo(Parcel in) {}

  public final String loadLabel(PackageManager packageManager) {
    return label;
  }

  public final Drawable loadIcon(Context context, int density) {
    return null;
  }

  public final Drawable loadPreviewImage(Context context, int density) {
    return null;
  }

  public final CharSequence loadDescription(Context context) {
    return null;
  }

  public final UserHandle getProfile() {
    return null;
  }

  public ActivityInfo getActivityInfo() {
    return null;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    Carried.write(out, this);
  }

  @Override
  public AppWidgetProviderInfo clone() {
    AppWidgetProviderInfo copy = new AppWidgetProviderInfo();
    copy.provider = provider;
    copy.minWidth = minWidth;
    copy.minHeight = minHeight;
    copy.updatePeriodMillis = updatePeriodMillis;
    copy.initialLayout = initialLayout;
    copy.configure = configure;
    copy.label = label;
    copy.icon = icon;
    return copy;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public String toString() {
    return "AppWidgetProviderInfo";
  }
}

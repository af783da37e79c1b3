package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.os.Parcel;
import android.os.Parcelable;

/** What the manifest says of a search, as far as it is known: its activity. */
public final class SearchableInfo implements Parcelable {
  public static final Parcelable.Creator<SearchableInfo> CREATOR = new Parcelable.Creator<SearchableInfo>() {
    @Override
    public SearchableInfo createFromParcel(Parcel in) {
      return (SearchableInfo) Carried.read(in);
    }

    @Override
    public SearchableInfo[] newArray(int size) {
      return new SearchableInfo[size];
    }
  };

  private final ComponentName activity;

  private SearchableInfo(ComponentName activity) {
    this.activity = activity;
  }

  static SearchableInfo of(Context context, ComponentName activity) {
    try {
      ActivityInfo info = context.getPackageManager().getActivityInfo(activity, PackageManager.GET_META_DATA);
      return info.metaData != null && info.metaData.containsKey("android.app.searchable") ? new SearchableInfo(activity) : null;
    } catch (PackageManager.NameNotFoundException e) {
      return null;
    }
  }

  public String getSuggestAuthority() {
    return null;
  }

  public String getSuggestPackage() {
    return activity.getPackageName();
  }

  public ComponentName getSearchActivity() {
    return activity;
  }

  public boolean shouldRewriteQueryFromData() {
    return false;
  }

  public boolean shouldRewriteQueryFromText() {
    return false;
  }

  public int getSettingsDescriptionId() {
    return 0;
  }

  public String getSuggestPath() {
    return null;
  }

  public String getSuggestSelection() {
    return null;
  }

  public String getSuggestIntentAction() {
    return null;
  }

  public String getSuggestIntentData() {
    return null;
  }

  public int getSuggestThreshold() {
    return 0;
  }

  public int getHintId() {
    return 0;
  }

  public boolean getVoiceSearchEnabled() {
    return false;
  }

  public boolean getVoiceSearchLaunchWebSearch() {
    return false;
  }

  public boolean getVoiceSearchLaunchRecognizer() {
    return false;
  }

  public int getVoiceLanguageModeId() {
    return 0;
  }

  public int getVoicePromptTextId() {
    return 0;
  }

  public int getVoiceLanguageId() {
    return 0;
  }

  public int getVoiceMaxResults() {
    return 0;
  }

  public int getInputType() {
    return 0;
  }

  public int getImeOptions() {
    return 0;
  }

  public boolean shouldIncludeInGlobalSearch() {
    return false;
  }

  public boolean queryAfterZeroResults() {
    return false;
  }

  public boolean autoUrlDetect() {
    return false;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }
}

package android.content.pm;

import android.app.Person;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.LocusId;
import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;
import android.os.Process;
import android.os.UserHandle;
import antecede.World;
import java.util.HashSet;
import java.util.Set;

/** A shortcut into the app that the home screen shows. */
public final class ShortcutInfo implements Parcelable {
  public static final int DISABLED_REASON_APP_CHANGED = 2;
  public static final int DISABLED_REASON_BACKUP_NOT_SUPPORTED = 101;
  public static final int DISABLED_REASON_BY_APP = 1;
  public static final int DISABLED_REASON_NOT_DISABLED = 0;
  public static final int DISABLED_REASON_OTHER_RESTORE_ISSUE = 103;
  public static final int DISABLED_REASON_SIGNATURE_MISMATCH = 102;
  public static final int DISABLED_REASON_UNKNOWN = 3;
  public static final int DISABLED_REASON_VERSION_LOWER = 100;
  public static final String SHORTCUT_CATEGORY_CONVERSATION = "android.shortcut.conversation";
  public static final int SURFACE_LAUNCHER = 1;

  static final int DYNAMIC = 1, PINNED = 2, DISABLED = 4, CACHED = 8;

  private final Builder contents;
  private final long changed;
  int state;
  CharSequence disabledMessage;

  public static final Parcelable.Creator<ShortcutInfo> CREATOR = new Parcelable.Creator<ShortcutInfo>() {
    @Override
    public ShortcutInfo createFromParcel(Parcel source) {
      return (ShortcutInfo) source.readWhole();
    }

    @Override
    public ShortcutInfo[] newArray(int size) {
      return new ShortcutInfo[size];
    }
  };

  /** Puts a shortcut together. */
  public static class Builder {
    private final Context context;
    private final String id;
    private ComponentName activity;
    private Icon icon;
    private CharSequence shortLabel;
    private CharSequence longLabel;
    private CharSequence disabledMessage;
    private Set<String> categories;
    private Intent[] intents;
    private int rank;
    private PersistableBundle extras;
    private LocusId locusId;
    private boolean longLived;
    private Person[] persons;
    private int excluded;

    public Builder(Context context, String id) {
      if (id == null || id.length() == 0) throw new IllegalArgumentException("id cannot be empty");
      this.context = context;
      this.id = id;
    }

    public Builder setActivity(ComponentName activity) {
      if (activity == null) throw new NullPointerException("activity cannot be null");
      this.activity = activity;
      return this;
    }

    public Builder setIcon(Icon icon) {
      this.icon = icon;
      return this;
    }

    public Builder setShortLabel(CharSequence shortLabel) {
      if (shortLabel == null || shortLabel.length() == 0) throw new IllegalArgumentException("shortLabel cannot be empty");
      this.shortLabel = shortLabel;
      return this;
    }

    public Builder setLongLabel(CharSequence longLabel) {
      if (longLabel == null || longLabel.length() == 0) throw new IllegalArgumentException("longLabel cannot be empty");
      this.longLabel = longLabel;
      return this;
    }

    public Builder setDisabledMessage(CharSequence disabledMessage) {
      if (disabledMessage == null || disabledMessage.length() == 0) throw new IllegalArgumentException("disabledMessage cannot be empty");
      this.disabledMessage = disabledMessage;
      return this;
    }

    public Builder setCategories(Set<String> categories) {
      this.categories = categories;
      return this;
    }

    public Builder setIntent(Intent intent) {
      return setIntents(new Intent[] {intent});
    }

    public Builder setIntents(Intent[] intents) {
      if (intents == null) throw new NullPointerException("intents cannot be null");
      if (intents.length == 0) throw new IllegalArgumentException("intents cannot be empty");
      for (Intent intent : intents) {
        if (intent == null) throw new NullPointerException("intents cannot contain null");
        if (intent.getAction() == null) throw new NullPointerException("intent's action must be set");
      }
      this.intents = intents.clone();
      return this;
    }

    public Builder setRank(int rank) {
      if (rank < 0) throw new IllegalArgumentException("Rank cannot be negative or bigger than MAX_RANK");
      this.rank = rank;
      return this;
    }

    public Builder setExtras(PersistableBundle extras) {
      this.extras = extras;
      return this;
    }

    public Builder setLocusId(LocusId locusId) {
      this.locusId = locusId;
      return this;
    }

    public Builder setLongLived(boolean longLived) {
      this.longLived = longLived;
      return this;
    }

    public Builder setPerson(Person person) {
      return setPersons(new Person[] {person});
    }

    public Builder setPersons(Person[] persons) {
      this.persons = persons.clone();
      return this;
    }

    public Builder setExcludedFromSurfaces(int surfaces) {
      excluded = surfaces;
      return this;
    }

    public Builder setStartingTheme(int themeResId) {
      return this;
    }

    public ShortcutInfo build() {
      return new ShortcutInfo(this);
    }
  }

  private ShortcutInfo(Builder contents) {
    this.contents = contents;
    changed = World.currentTimeMillis();
  }

  /** Whether it can be shown: it needs a text and something to start. */
  void check() {
    if (contents.shortLabel == null) throw new IllegalArgumentException("Short label must be provided");
    if (contents.intents == null) throw new IllegalArgumentException("Shortcut Intent must be provided");
  }

  public String getId() {
    return contents.id;
  }

  public String getPackage() {
    return contents.context.getPackageName();
  }

  public ComponentName getActivity() {
    return contents.activity;
  }

  public CharSequence getShortLabel() {
    return contents.shortLabel;
  }

  public CharSequence getLongLabel() {
    return contents.longLabel;
  }

  public CharSequence getDisabledMessage() {
    return disabledMessage != null ? disabledMessage : contents.disabledMessage;
  }

  public int getDisabledReason() {
    return isEnabled() ? DISABLED_REASON_NOT_DISABLED : DISABLED_REASON_BY_APP;
  }

  public Set<String> getCategories() {
    return contents.categories == null ? null : new HashSet<String>(contents.categories);
  }

  public Intent getIntent() {
    Intent[] all = contents.intents;
    return all == null ? null : new Intent(all[all.length - 1]);
  }

  public Intent[] getIntents() {
    return contents.intents == null ? null : contents.intents.clone();
  }

  public int getRank() {
    return contents.rank;
  }

  public PersistableBundle getExtras() {
    return contents.extras;
  }

  public LocusId getLocusId() {
    return contents.locusId;
  }

  public UserHandle getUserHandle() {
    return Process.myUserHandle();
  }

  public long getLastChangedTimestamp() {
    return changed;
  }

  public int getExcludedFromSurfaces() {
    return contents.excluded;
  }

  public boolean isExcludedFromSurfaces(int surface) {
    return (contents.excluded & surface) != 0;
  }

  public boolean hasKeyFieldsOnly() {
    return false;
  }

  public boolean isDynamic() {
    return (state & DYNAMIC) != 0;
  }

  public boolean isPinned() {
    return (state & PINNED) != 0;
  }

  public boolean isCached() {
    return (state & CACHED) != 0;
  }

  public boolean isEnabled() {
    return (state & DISABLED) == 0;
  }

  public boolean isDeclaredInManifest() {
    return false;
  }

  public boolean isImmutable() {
    return false;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }

  @Override
  public String toString() {
    return "ShortcutInfo {id=" + contents.id + ", shortLabel=" + contents.shortLabel + "}";
  }
}

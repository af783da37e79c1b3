package android.app;

import android.graphics.Rect;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Rational;
import java.util.List;

/** How an activity wants to be shown in a small window. */
public final class PictureInPictureParams implements Parcelable {
  public static final Parcelable.Creator<PictureInPictureParams> CREATOR = new Parcelable.Creator<PictureInPictureParams>() {
    @Override
    public PictureInPictureParams createFromParcel(Parcel in) {
      return (PictureInPictureParams) Carried.read(in);
    }

    @Override
    public PictureInPictureParams[] newArray(int size) {
      return new PictureInPictureParams[size];
    }
  };

  private final Rational aspectRatio;
  private final Rational expandedAspectRatio;
  private final List<RemoteAction> actions;
  private final RemoteAction closeAction;
  private final Rect sourceRectHint;
  private final boolean autoEnter;
  private final boolean seamlessResize;
  private final CharSequence title;
  private final CharSequence subtitle;

  private PictureInPictureParams(Builder from) {
    aspectRatio = from.aspectRatio;
    expandedAspectRatio = from.expandedAspectRatio;
    actions = from.actions;
    closeAction = from.closeAction;
    sourceRectHint = from.sourceRectHint;
    autoEnter = from.autoEnter;
    seamlessResize = from.seamlessResize;
    title = from.title;
    subtitle = from.subtitle;
  }

  public Rational getAspectRatio() {
    return aspectRatio;
  }

  public Rational getExpandedAspectRatio() {
    return expandedAspectRatio;
  }

  public List<RemoteAction> getActions() {
    return actions;
  }

  public RemoteAction getCloseAction() {
    return closeAction;
  }

  public Rect getSourceRectHint() {
    return sourceRectHint;
  }

  public boolean isAutoEnterEnabled() {
    return autoEnter;
  }

  public boolean isSeamlessResizeEnabled() {
    return seamlessResize;
  }

  public CharSequence getTitle() {
    return title;
  }

  public CharSequence getSubtitle() {
    return subtitle;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }

  /** Collects what it is. */
  public static class Builder {
    private Rational aspectRatio;
    private Rational expandedAspectRatio;
    private List<RemoteAction> actions;
    private RemoteAction closeAction;
    private Rect sourceRectHint;
    private boolean autoEnter;
    private boolean seamlessResize;
    private CharSequence title;
    private CharSequence subtitle;

    public Builder() {}

    public Builder setAspectRatio(Rational aspectRatio) {
      this.aspectRatio = aspectRatio;
      return this;
    }

    public Builder setExpandedAspectRatio(Rational expandedAspectRatio) {
      this.expandedAspectRatio = expandedAspectRatio;
      return this;
    }

    public Builder setActions(List<RemoteAction> actions) {
      this.actions = actions;
      return this;
    }

    public Builder setCloseAction(RemoteAction closeAction) {
      this.closeAction = closeAction;
      return this;
    }

    public Builder setSourceRectHint(Rect sourceRectHint) {
      this.sourceRectHint = sourceRectHint;
      return this;
    }

    public Builder setAutoEnterEnabled(boolean autoEnter) {
      this.autoEnter = autoEnter;
      return this;
    }

    public Builder setSeamlessResizeEnabled(boolean seamlessResize) {
      this.seamlessResize = seamlessResize;
      return this;
    }

    public Builder setTitle(CharSequence title) {
      this.title = title;
      return this;
    }

    public Builder setSubtitle(CharSequence subtitle) {
      this.subtitle = subtitle;
      return this;
    }

    public PictureInPictureParams build() {
      return new PictureInPictureParams(this);
    }
  }
}

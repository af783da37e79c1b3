package android.view.inputmethod;

import android.graphics.RectF;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.Objects;

/** Where an editor is on the screen. */
public final class EditorBoundsInfo implements Parcelable {
  public static final Parcelable.Creator<EditorBoundsInfo> CREATOR = new Parcelable.Creator<EditorBoundsInfo>() {
    @Override
    public EditorBoundsInfo createFromParcel(Parcel in) {
      RectF editor = in.readInt() == 0 ? null : RectF.CREATOR.createFromParcel(in);
      return new EditorBoundsInfo(editor, in.readInt() == 0 ? null : RectF.CREATOR.createFromParcel(in));
    }

    @Override
    public EditorBoundsInfo[] newArray(int size) {
      return new EditorBoundsInfo[size];
    }
  };

  private final RectF editor;
  private final RectF handwriting;

  private EditorBoundsInfo(RectF editor, RectF handwriting) {
    this.editor = editor;
    this.handwriting = handwriting;
  }

  public RectF getEditorBounds() {
    return editor;
  }

  public RectF getHandwritingBounds() {
    return handwriting;
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof EditorBoundsInfo)) return false;
    return Objects.equals(editor, ((EditorBoundsInfo) o).editor) && Objects.equals(handwriting, ((EditorBoundsInfo) o).handwriting);
  }

  @Override
  public int hashCode() {
    return Objects.hash(editor, handwriting);
  }

  @Override
  public String toString() {
    return "EditorBoundsInfo{mEditorBounds=" + editor + " mHandwritingBounds=" + handwriting + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(editor == null ? 0 : 1);
    if (editor != null) editor.writeToParcel(dest, flags);
    dest.writeInt(handwriting == null ? 0 : 1);
    if (handwriting != null) handwriting.writeToParcel(dest, flags);
  }

  /** Gathers it. */
  public static final class Builder {
    private RectF editor;
    private RectF handwriting;

    public Builder() {}

    public Builder setEditorBounds(RectF bounds) {
      editor = bounds;
      return this;
    }

    public Builder setHandwritingBounds(RectF bounds) {
      handwriting = bounds;
      return this;
    }

    public EditorBoundsInfo build() {
      return new EditorBoundsInfo(editor, handwriting);
    }
  }
}

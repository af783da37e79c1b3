package android.view.inputmethod;

import android.graphics.Matrix;
import android.graphics.RectF;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.SparseArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Where the cursor and the characters of an editor are: for input methods that draw beside them. */
public final class CursorAnchorInfo implements Parcelable {
  public static final int FLAG_HAS_VISIBLE_REGION = 1;
  public static final int FLAG_HAS_INVISIBLE_REGION = 2;
  public static final int FLAG_IS_RTL = 4;
  public static final Parcelable.Creator<CursorAnchorInfo> CREATOR = new Parcelable.Creator<CursorAnchorInfo>() {
    @Override
    public CursorAnchorInfo createFromParcel(Parcel in) {
      return new CursorAnchorInfo(in);
    }

    @Override
    public CursorAnchorInfo[] newArray(int size) {
      return new CursorAnchorInfo[size];
    }
  };

  private final Builder from;

  private CursorAnchorInfo(Builder from) {
    this.from = from;
  }

  public CursorAnchorInfo(Parcel source) {
    from = new Builder();
    from.selectionStart = source.readInt();
    from.selectionEnd = source.readInt();
    from.composingStart = source.readInt();
    from.composing = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(source);
    from.markerFlags = source.readInt();
    source.readFloatArray(from.marker);
    float[] matrix = new float[9];
    source.readFloatArray(matrix);
    from.matrix = new Matrix();
    from.matrix.setValues(matrix);
  }

  public int getSelectionStart() {
    return from.selectionStart;
  }

  public int getSelectionEnd() {
    return from.selectionEnd;
  }

  public int getComposingTextStart() {
    return from.composingStart;
  }

  public CharSequence getComposingText() {
    return from.composing;
  }

  public int getInsertionMarkerFlags() {
    return from.markerFlags;
  }

  public float getInsertionMarkerHorizontal() {
    return from.marker[0];
  }

  public float getInsertionMarkerTop() {
    return from.marker[1];
  }

  public float getInsertionMarkerBaseline() {
    return from.marker[2];
  }

  public float getInsertionMarkerBottom() {
    return from.marker[3];
  }

  public RectF getCharacterBounds(int index) {
    return from.characters.get(index);
  }

  public int getCharacterBoundsFlags(int index) {
    Integer flags = from.characterFlags.get(index);
    return flags == null ? 0 : flags;
  }

  public EditorBoundsInfo getEditorBoundsInfo() {
    return from.bounds;
  }

  public List<RectF> getVisibleLineBounds() {
    return Collections.unmodifiableList(from.lines);
  }

  public Matrix getMatrix() {
    return new Matrix(from.matrix);
  }

  @Override
  public String toString() {
    return "CursorAnchorInfo{selection=" + from.selectionStart + "," + from.selectionEnd + " composing=" + from.composing + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(from.selectionStart);
    dest.writeInt(from.selectionEnd);
    dest.writeInt(from.composingStart);
    TextUtils.writeToParcel(from.composing, dest, flags);
    dest.writeInt(from.markerFlags);
    dest.writeFloatArray(from.marker);
    float[] matrix = new float[9];
    from.matrix.getValues(matrix);
    dest.writeFloatArray(matrix);
  }

  /** Gathers it. */
  public static final class Builder {
    private int selectionStart = -1;
    private int selectionEnd = -1;
    private int composingStart = -1;
    private CharSequence composing;
    private int markerFlags;
    private float[] marker = {Float.NaN, Float.NaN, Float.NaN, Float.NaN};
    private SparseArray<RectF> characters = new SparseArray<RectF>();
    private SparseArray<Integer> characterFlags = new SparseArray<Integer>();
    private List<RectF> lines = new ArrayList<RectF>();
    private EditorBoundsInfo bounds;
    private Matrix matrix;

    public Builder() {}

    public Builder setSelectionRange(int newStart, int newEnd) {
      selectionStart = newStart;
      selectionEnd = newEnd;
      return this;
    }

    public Builder setComposingText(int composingTextStart, CharSequence composingText) {
      composingStart = composingTextStart;
      composing = composingText == null ? null : composingText.toString();
      return this;
    }

    public Builder setInsertionMarkerLocation(float horizontalPosition, float lineTop, float lineBaseline, float lineBottom,
        int flags) {
      marker = new float[] {horizontalPosition, lineTop, lineBaseline, lineBottom};
      markerFlags = flags;
      return this;
    }

    public Builder addCharacterBounds(int index, float left, float top, float right, float bottom, int flags) {
      if (index < 0) throw new IllegalArgumentException("index must not be a negative integer.");
      characters.put(index, new RectF(left, top, right, bottom));
      characterFlags.put(index, flags);
      return this;
    }

    public Builder setEditorBoundsInfo(EditorBoundsInfo bounds) {
      this.bounds = bounds;
      return this;
    }

    public Builder addVisibleLineBounds(float left, float top, float right, float bottom) {
      lines.add(new RectF(left, top, right, bottom));
      return this;
    }

    public Builder clearVisibleLineBounds() {
      lines.clear();
      return this;
    }

    public Builder setMatrix(Matrix matrix) {
      this.matrix = matrix == null ? new Matrix() : new Matrix(matrix);
      return this;
    }

    public void reset() {
      selectionStart = selectionEnd = composingStart = -1;
      composing = null;
      markerFlags = 0;
      marker = new float[] {Float.NaN, Float.NaN, Float.NaN, Float.NaN};
      characters = new SparseArray<RectF>();
      characterFlags = new SparseArray<Integer>();
      lines = new ArrayList<RectF>();
      bounds = null;
      matrix = null;
    }

    public CursorAnchorInfo build() {
      boolean placed = characters.size() > 0 || !Float.isNaN(marker[0]);
      if (matrix == null && placed) {
        throw new IllegalArgumentException("Coordinate transformation matrix is required when positional parameters are specified.");
      }
      Builder copy = new Builder();
      copy.selectionStart = selectionStart;
      copy.selectionEnd = selectionEnd;
      copy.composingStart = composingStart;
      copy.composing = composing;
      copy.markerFlags = markerFlags;
      copy.marker = marker.clone();
      copy.characters = characters.clone();
      copy.characterFlags = characterFlags.clone();
      copy.lines = new ArrayList<RectF>(lines);
      copy.bounds = bounds;
      copy.matrix = matrix == null ? new Matrix() : new Matrix(matrix);
      return new CursorAnchorInfo(copy);
    }
  }
}

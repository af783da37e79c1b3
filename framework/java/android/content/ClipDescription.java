package android.content;

import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;

/** What a clip is called, and of which types it is. */
public class ClipDescription implements Parcelable {
  public static final int CLASSIFICATION_COMPLETE = 3, CLASSIFICATION_NOT_COMPLETE = 1, CLASSIFICATION_NOT_PERFORMED = 2;
  public static final String EXTRA_IS_REMOTE_DEVICE = "android.content.extra.IS_REMOTE_DEVICE";
  public static final String EXTRA_IS_SENSITIVE = "android.content.extra.IS_SENSITIVE";
  public static final String MIMETYPE_TEXT_HTML = "text/html";
  public static final String MIMETYPE_TEXT_INTENT = "text/vnd.android.intent";
  public static final String MIMETYPE_TEXT_PLAIN = "text/plain";
  public static final String MIMETYPE_TEXT_URILIST = "text/uri-list";
  public static final String MIMETYPE_UNKNOWN = "application/octet-stream";

  private final CharSequence label;
  private String[] types;
  private PersistableBundle extras;
  private long timestamp;

  public static final Parcelable.Creator<ClipDescription> CREATOR = new Parcelable.Creator<ClipDescription>() {
    @Override
    public ClipDescription createFromParcel(Parcel source) {
      return new ClipDescription(source.readString(), source.createStringArray());
    }

    @Override
    public ClipDescription[] newArray(int size) {
      return new ClipDescription[size];
    }
  };

  public ClipDescription(CharSequence label, String[] mimeTypes) {
    if (mimeTypes == null) throw new NullPointerException("mimeTypes is null");
    this.label = label;
    types = mimeTypes;
  }

  public ClipDescription(ClipDescription o) {
    label = o.label;
    types = o.types.clone();
    extras = o.extras;
    timestamp = o.timestamp;
  }

  public static boolean compareMimeTypes(String concreteType, String desiredType) {
    if (desiredType.equals("*/*") || desiredType.equals(concreteType)) return true;
    int slash = desiredType.indexOf('/');
    return slash > 0 && desiredType.length() == slash + 2 && desiredType.charAt(slash + 1) == '*'
        && concreteType.startsWith(desiredType.substring(0, slash + 1));
  }

  void setTimestamp(long time) {
    timestamp = time;
  }

  void addMimeTypes(String[] more) {
    for (String type : more) {
      if (hasMimeType(type)) continue;
      String[] longer = new String[types.length + 1];
      System.arraycopy(types, 0, longer, 0, types.length);
      longer[types.length] = type;
      types = longer;
    }
  }

  public long getTimestamp() {
    return timestamp;
  }

  public CharSequence getLabel() {
    return label;
  }

  public boolean hasMimeType(String mimeType) {
    for (String type : types) {
      if (compareMimeTypes(type, mimeType)) return true;
    }
    return false;
  }

  public String[] filterMimeTypes(String mimeType) {
    int count = 0;
    String[] found = new String[types.length];
    for (String type : types) {
      if (compareMimeTypes(type, mimeType)) found[count++] = type;
    }
    if (count == 0) return null;
    String[] exact = new String[count];
    System.arraycopy(found, 0, exact, 0, count);
    return exact;
  }

  public int getMimeTypeCount() {
    return types.length;
  }

  public String getMimeType(int index) {
    return types[index];
  }

  public PersistableBundle getExtras() {
    return extras;
  }

  public void setExtras(PersistableBundle extras) {
    this.extras = extras;
  }

  public boolean isStyledText() {
    return false;
  }

  public float getConfidenceScore(String entity) {
    return 0;
  }

  public int getClassificationStatus() {
    return CLASSIFICATION_NOT_PERFORMED;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("ClipDescription {");
    for (String type : types) text.append(' ').append(type);
    return text.append(" \"").append(label).append("\" }").toString();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(label == null ? null : label.toString());
    dest.writeStringArray(types);
  }
}

package android.nfc;

import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import java.nio.charset.StandardCharsets;

/** A part of a message of a tag. */
public final class NdefRecord implements Parcelable {
  public static final short TNF_ABSOLUTE_URI = 3;
  public static final short TNF_EMPTY = 0;
  public static final short TNF_EXTERNAL_TYPE = 4;
  public static final short TNF_MIME_MEDIA = 2;
  public static final short TNF_UNCHANGED = 6;
  public static final short TNF_UNKNOWN = 5;
  public static final short TNF_WELL_KNOWN = 1;

  public static final byte[] RTD_TEXT = {0x54};
  public static final byte[] RTD_URI = {0x55};
  public static final byte[] RTD_SMART_POSTER = {0x53, 0x70};

  private final short tnf;
  private final byte[] type;
  private final byte[] id;
  private final byte[] payload;

  public static final Parcelable.Creator<NdefRecord> CREATOR = new Parcelable.Creator<NdefRecord>() {
    @Override
    public NdefRecord createFromParcel(Parcel in) {
      return (NdefRecord) in.readWhole();
    }

    @Override
    public NdefRecord[] newArray(int size) {
      return new NdefRecord[size];
    }
  };

  public NdefRecord(short tnf, byte[] type, byte[] id, byte[] payload) {
    this.tnf = tnf;
    this.type = type == null ? new byte[0] : type;
    this.id = id == null ? new byte[0] : id;
    this.payload = payload == null ? new byte[0] : payload;
  }

  public static NdefRecord createUri(Uri uri) {
    return createUri(uri.toString());
  }

  public static NdefRecord createUri(String uriString) {
    return new NdefRecord(TNF_WELL_KNOWN, RTD_URI, null, ("\0" + uriString).getBytes(StandardCharsets.UTF_8));
  }

  public static NdefRecord createMime(String mimeType, byte[] mimeData) {
    return new NdefRecord(TNF_MIME_MEDIA, mimeType.getBytes(StandardCharsets.US_ASCII), null, mimeData);
  }

  public static NdefRecord createApplicationRecord(String packageName) {
    return new NdefRecord(TNF_EXTERNAL_TYPE, "android.com:pkg".getBytes(StandardCharsets.US_ASCII), null, packageName
        .getBytes(StandardCharsets.UTF_8));
  }

  public short getTnf() {
    return tnf;
  }

  public byte[] getType() {
    return type.clone();
  }

  public byte[] getId() {
    return id.clone();
  }

  public byte[] getPayload() {
    return payload.clone();
  }

  public String toMimeType() {
    return tnf == TNF_MIME_MEDIA ? new String(type, StandardCharsets.US_ASCII) : null;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}

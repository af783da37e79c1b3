package android.nfc.tech;

import android.nfc.Tag;

/** A tag that says one thing. */
public final class NfcBarcode extends BasicTagTechnology {
  public static final int TYPE_KOVIO = 1;
  public static final int TYPE_UNKNOWN = -1;

  private NfcBarcode(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static NfcBarcode get(Tag tag) {
    return has(tag, NfcBarcode.class) ? new NfcBarcode(tag) : null;
  }

  public int getType() {
    return TYPE_KOVIO;
  }

  public byte[] getBarcode() {
    return new byte[16];
  }
}

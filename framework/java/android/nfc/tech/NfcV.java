package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** ISO 15693. */
public final class NfcV extends BasicTagTechnology {
  private NfcV(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static NfcV get(Tag tag) {
    return has(tag, NfcV.class) ? new NfcV(tag) : null;
  }

  public byte getResponseFlags() {
    return 0;
  }

  public byte getDsfId() {
    return 0;
  }

  public byte[] transceive(byte[] data) throws IOException {
    return answer(data);
  }

  public int getMaxTransceiveLength() {
    return mostBytes();
  }
}

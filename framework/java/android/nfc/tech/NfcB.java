package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** ISO 14443-3B. */
public final class NfcB extends BasicTagTechnology {
  private NfcB(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static NfcB get(Tag tag) {
    return has(tag, NfcB.class) ? new NfcB(tag) : null;
  }

  public byte[] getApplicationData() {
    return new byte[4];
  }

  public byte[] getProtocolInfo() {
    return new byte[3];
  }

  public byte[] transceive(byte[] data) throws IOException {
    return answer(data);
  }

  public int getMaxTransceiveLength() {
    return mostBytes();
  }
}

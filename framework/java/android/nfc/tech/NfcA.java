package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** ISO 14443-3A. */
public final class NfcA extends BasicTagTechnology {
  private int timeout = 618;

  private NfcA(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static NfcA get(Tag tag) {
    return has(tag, NfcA.class) ? new NfcA(tag) : null;
  }

  public byte[] getAtqa() {
    return new byte[] {0x44, 0};
  }

  public short getSak() {
    return 0;
  }

  public byte[] transceive(byte[] data) throws IOException {
    return answer(data);
  }

  public int getMaxTransceiveLength() {
    return mostBytes();
  }

  public void setTimeout(int timeout) {
    this.timeout = timeout;
  }

  public int getTimeout() {
    return timeout;
  }
}

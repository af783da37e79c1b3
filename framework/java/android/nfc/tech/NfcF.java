package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** JIS 6319-4. */
public final class NfcF extends BasicTagTechnology {
  private int timeout = 618;

  private NfcF(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static NfcF get(Tag tag) {
    return has(tag, NfcF.class) ? new NfcF(tag) : null;
  }

  public byte[] getSystemCode() {
    return new byte[2];
  }

  public byte[] getManufacturer() {
    return new byte[8];
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

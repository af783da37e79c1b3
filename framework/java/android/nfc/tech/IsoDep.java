package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** ISO 14443-4. */
public final class IsoDep extends BasicTagTechnology {
  private int timeout = 618;

  private IsoDep(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static IsoDep get(Tag tag) {
    return has(tag, IsoDep.class) ? new IsoDep(tag) : null;
  }

  public byte[] getHistoricalBytes() {
    return new byte[0];
  }

  public byte[] getHiLayerResponse() {
    return null;
  }

  public boolean isExtendedLengthApduSupported() {
    return false;
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

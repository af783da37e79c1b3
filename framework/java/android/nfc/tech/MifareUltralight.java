package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** MIFARE Ultralight. */
public final class MifareUltralight extends BasicTagTechnology {
  public static final int TYPE_UNKNOWN = -1;
  public static final int TYPE_ULTRALIGHT = 1;
  public static final int TYPE_ULTRALIGHT_C = 2;
  public static final int PAGE_SIZE = 4;

  private int timeout = 618;

  private MifareUltralight(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static MifareUltralight get(Tag tag) {
    return has(tag, MifareUltralight.class) ? new MifareUltralight(tag) : null;
  }

  public int getType() {
    return TYPE_ULTRALIGHT;
  }

  public byte[] readPages(int pageOffset) throws IOException {
    needConnection();
    return new byte[4 * PAGE_SIZE];
  }

  public void writePage(int pageOffset, byte[] data) throws IOException {
    needConnection();
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

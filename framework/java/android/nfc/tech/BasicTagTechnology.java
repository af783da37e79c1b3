package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** What all technologies share: the tag, and whether it is spoken to. The tag answers with nothing. */
abstract class BasicTagTechnology implements TagTechnology {
  private static final int MOST_BYTES = 253;

  private final Tag tag;
  private boolean connected;

  BasicTagTechnology(Tag tag) {
    this.tag = tag;
  }

  /** Whether the tag speaks the technology. */
  static boolean has(Tag tag, Class<? extends TagTechnology> technology) {
    String[] all = tag.getTechList();
    for (int i = 0; i < all.length; i++) {
      if (all[i].equals(technology.getName())) return true;
    }
    return false;
  }

  @Override
  public Tag getTag() {
    return tag;
  }

  @Override
  public boolean isConnected() {
    return connected;
  }

  @Override
  public void connect() throws IOException {
    if (connected) throw new IllegalStateException("Close connection first!");
    connected = true;
  }

  @Override
  public void close() throws IOException {
    connected = false;
  }

  final void needConnection() {
    if (!connected) throw new IllegalStateException("Call connect() first!");
  }

  final byte[] answer(byte[] data) throws IOException {
    needConnection();
    if (data.length > MOST_BYTES) throw new IOException("Transceive length exceeds supported maximum");
    return new byte[0];
  }

  final int mostBytes() {
    return MOST_BYTES;
  }
}

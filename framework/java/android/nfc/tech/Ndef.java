package android.nfc.tech;

import android.nfc.FormatException;
import android.nfc.NdefMessage;
import android.nfc.Tag;
import java.io.IOException;

/** A tag that holds a message; it is empty until one is written. */
public final class Ndef extends BasicTagTechnology {
  public static final String NFC_FORUM_TYPE_1 = "org.nfcforum.ndef.type1";
  public static final String NFC_FORUM_TYPE_2 = "org.nfcforum.ndef.type2";
  public static final String NFC_FORUM_TYPE_3 = "org.nfcforum.ndef.type3";
  public static final String NFC_FORUM_TYPE_4 = "org.nfcforum.ndef.type4";
  public static final String MIFARE_CLASSIC = "com.nxp.ndef.mifareclassic";
  private static final int SIZE = 137;

  private NdefMessage message;
  private boolean readOnly;

  private Ndef(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static Ndef get(Tag tag) {
    return has(tag, Ndef.class) ? new Ndef(tag) : null;
  }

  public NdefMessage getCachedNdefMessage() {
    return message;
  }

  public String getType() {
    return NFC_FORUM_TYPE_2;
  }

  public int getMaxSize() {
    return SIZE;
  }

  public boolean isWritable() {
    return !readOnly;
  }

  public NdefMessage getNdefMessage() throws IOException, FormatException {
    needConnection();
    return message;
  }

  public void writeNdefMessage(NdefMessage msg) throws IOException, FormatException {
    needConnection();
    if (readOnly) throw new IOException("the tag is read-only");
    message = msg;
  }

  public boolean canMakeReadOnly() {
    return true;
  }

  public boolean makeReadOnly() throws IOException {
    needConnection();
    readOnly = true;
    return true;
  }
}

package android.nfc.tech;

import android.nfc.FormatException;
import android.nfc.NdefMessage;
import android.nfc.Tag;
import java.io.IOException;

/** A tag that can be made to hold messages. */
public final class NdefFormatable extends BasicTagTechnology {
  private NdefFormatable(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static NdefFormatable get(Tag tag) {
    return has(tag, NdefFormatable.class) ? new NdefFormatable(tag) : null;
  }

  public void format(NdefMessage firstMessage) throws IOException, FormatException {
    needConnection();
  }

  public void formatReadOnly(NdefMessage firstMessage) throws IOException, FormatException {
    needConnection();
  }
}

package android.nfc.tech;

import android.nfc.Tag;
import antecede.Unlisted;
import java.io.Closeable;
import java.io.IOException;

/** A way to speak to a tag. */
public interface TagTechnology extends Closeable {
  @Unlisted
  int NFC_A = 1, NFC_B = 2, ISO_DEP = 3, NFC_F = 4, NFC_V = 5, NDEF = 6, NDEF_FORMATABLE = 7, MIFARE_CLASSIC = 8,
      MIFARE_ULTRALIGHT = 9, NFC_BARCODE = 10;

  Tag getTag();

  void connect() throws IOException;

  @Override
  void close() throws IOException;

  boolean isConnected();
}

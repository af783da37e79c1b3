package android.nfc;

/** A touch. */
@Deprecated
public final class NfcEvent {
  public final NfcAdapter nfcAdapter;
  public final int peerLlcpMajorVersion = 1;
  public final int peerLlcpMinorVersion = 2;

  NfcEvent(NfcAdapter adapter) {
    nfcAdapter = adapter;
  }
}

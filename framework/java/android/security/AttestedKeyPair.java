package android.security;

import java.security.KeyPair;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;

/** Keys and who vouches for them. */
public final class AttestedKeyPair {
  private final KeyPair keyPair;
  private final Certificate[] chain;

  public AttestedKeyPair(KeyPair keyPair, List<Certificate> attestationRecord) {
    this.keyPair = keyPair;
    chain = attestationRecord.toArray(new Certificate[attestationRecord.size()]);
  }

  public KeyPair getKeyPair() {
    return keyPair;
  }

  public List<Certificate> getAttestationRecord() {
    ArrayList<Certificate> list = new ArrayList<Certificate>();
    for (int i = 0; i < chain.length; i++) list.add(chain[i]);
    return list;
  }
}

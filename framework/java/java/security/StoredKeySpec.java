package java.security;

import antecede.Hidden;

/** How a key is made that the device then keeps under a name: what Android's KeyGenParameterSpec says to generators. */
@Hidden
public interface StoredKeySpec {
  String getKeystoreAlias();

  /** In bits; not positive: as usual. */
  int getKeySize();

  /** The key is there; the device keeps it. */
  static void keep(StoredKeySpec spec, Key key) {
    SimpleKeyStore.of("AndroidKeyStore").keep(spec.getKeystoreAlias(), key);
  }
}

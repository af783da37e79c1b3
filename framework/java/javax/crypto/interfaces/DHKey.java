package javax.crypto.interfaces;

import javax.crypto.spec.DHParameterSpec;

/** A Diffie-Hellman key. */
public interface DHKey {
  DHParameterSpec getParams();
}

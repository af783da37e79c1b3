package java.security.spec;

/** The field of an elliptic curve. */
public interface ECField {
  int getFieldSize();
}

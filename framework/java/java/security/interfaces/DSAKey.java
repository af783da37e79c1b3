package java.security.interfaces;

/** A key of the digital signature algorithm. */
public interface DSAKey {
  DSAParams getParams();
}

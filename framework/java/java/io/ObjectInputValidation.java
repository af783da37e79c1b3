package java.io;

/** Wants to be called when a whole graph of objects has been read. */
public interface ObjectInputValidation {
  void validateObject() throws InvalidObjectException;
}

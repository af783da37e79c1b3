package java.nio.charset;

/** How a step of encoding or decoding ended. */
public class CoderResult {
  private static final int UNDER = 0, OVER = 1, BAD = 2, FOREIGN = 3;
  private static final String[] NAMES = {"UNDERFLOW", "OVERFLOW", "MALFORMED", "UNMAPPABLE"};

  public static final CoderResult UNDERFLOW = new CoderResult(UNDER, 0);
  public static final CoderResult OVERFLOW = new CoderResult(OVER, 0);

  private static final CoderResult[] MALFORMED = few(BAD);
  private static final CoderResult[] UNMAPPABLE = few(FOREIGN);

  private final int kind;
  private final int length;

  private CoderResult(int kind, int length) {
    this.kind = kind;
    this.length = length;
  }

  private static CoderResult[] few(int kind) {
    CoderResult[] results = new CoderResult[5];
    for (int i = 1; i < results.length; i++) results[i] = new CoderResult(kind, i);
    return results;
  }

  public static CoderResult malformedForLength(int length) {
    if (length <= 0) throw new IllegalArgumentException("Non-positive length");
    return length < MALFORMED.length ? MALFORMED[length] : new CoderResult(BAD, length);
  }

  public static CoderResult unmappableForLength(int length) {
    if (length <= 0) throw new IllegalArgumentException("Non-positive length");
    return length < UNMAPPABLE.length ? UNMAPPABLE[length] : new CoderResult(FOREIGN, length);
  }

  public boolean isUnderflow() {
    return kind == UNDER;
  }

  public boolean isOverflow() {
    return kind == OVER;
  }

  public boolean isError() {
    return kind >= BAD;
  }

  public boolean isMalformed() {
    return kind == BAD;
  }

  public boolean isUnmappable() {
    return kind == FOREIGN;
  }

  public int length() {
    if (!isError()) throw new UnsupportedOperationException();
    return length;
  }

  public void throwException() throws CharacterCodingException {
    if (kind == UNDER) throw new java.nio.BufferUnderflowException();
    if (kind == OVER) throw new java.nio.BufferOverflowException();
    if (kind == BAD) throw new MalformedInputException(length);
    throw new UnmappableCharacterException(length);
  }

  @Override
  public String toString() {
    return isError() ? NAMES[kind] + "[" + length + "]" : NAMES[kind];
  }
}

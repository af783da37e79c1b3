package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** Turns bytes into characters, step by step. */
public abstract class CharsetDecoder {
  private static final int RESET = 0, CODING = 1, ENDED = 2, FLUSHED = 3;

  private final Charset charset;
  private final float average;
  private final float max;
  private String replacement = "\ufffd";
  private CodingErrorAction malformed = CodingErrorAction.REPORT;
  private CodingErrorAction unmappable = CodingErrorAction.REPORT;
  private int state;

  protected CharsetDecoder(Charset charset, float averageCharsPerByte, float maxCharsPerByte) {
    if (averageCharsPerByte <= 0) throw new IllegalArgumentException("Non-positive averageCharsPerByte");
    if (maxCharsPerByte <= 0) throw new IllegalArgumentException("Non-positive maxCharsPerByte");
    if (averageCharsPerByte > maxCharsPerByte) {
      throw new IllegalArgumentException("averageCharsPerByte exceeds maxCharsPerByte");
    }
    this.charset = charset;
    average = averageCharsPerByte;
    max = maxCharsPerByte;
  }

  public final Charset charset() {
    return charset;
  }

  public final String replacement() {
    return replacement;
  }

  public final CharsetDecoder replaceWith(String replacement) {
    if (replacement == null) throw new IllegalArgumentException("Null replacement");
    if (replacement.length() == 0) throw new IllegalArgumentException("Empty replacement");
    if (replacement.length() > max) throw new IllegalArgumentException("Replacement too long");
    this.replacement = replacement;
    implReplaceWith(replacement);
    return this;
  }

  protected void implReplaceWith(String replacement) {}

  public CodingErrorAction malformedInputAction() {
    return malformed;
  }

  public final CharsetDecoder onMalformedInput(CodingErrorAction action) {
    if (action == null) throw new IllegalArgumentException("Null action");
    malformed = action;
    implOnMalformedInput(action);
    return this;
  }

  protected void implOnMalformedInput(CodingErrorAction action) {}

  public CodingErrorAction unmappableCharacterAction() {
    return unmappable;
  }

  public final CharsetDecoder onUnmappableCharacter(CodingErrorAction action) {
    if (action == null) throw new IllegalArgumentException("Null action");
    unmappable = action;
    implOnUnmappableCharacter(action);
    return this;
  }

  protected void implOnUnmappableCharacter(CodingErrorAction action) {}

  public final float averageCharsPerByte() {
    return average;
  }

  public final float maxCharsPerByte() {
    return max;
  }

  public final CoderResult decode(ByteBuffer in, CharBuffer out, boolean end) {
    if (state == FLUSHED || state == ENDED && !end) throw new IllegalStateException();
    state = end ? ENDED : CODING;
    while (true) {
      CoderResult result;
      try {
        result = decodeLoop(in, out);
      } catch (BufferUnderflowException | BufferOverflowException e) {
        throw new CoderMalfunctionError(e);
      }
      if (result.isOverflow()) return result;
      if (result.isUnderflow()) {
        if (!end || !in.hasRemaining()) return result;
        result = CoderResult.malformedForLength(in.remaining());
      }
      CodingErrorAction action = result.isMalformed() ? malformed : unmappable;
      if (action == CodingErrorAction.REPORT) return result;
      if (action == CodingErrorAction.REPLACE) {
        if (out.remaining() < replacement.length()) return CoderResult.OVERFLOW;
        out.put(replacement);
      }
      in.position(in.position() + result.length());
    }
  }

  public final CoderResult flush(CharBuffer out) {
    if (state == FLUSHED) return CoderResult.UNDERFLOW;
    if (state != ENDED) throw new IllegalStateException();
    CoderResult result = implFlush(out);
    if (result.isUnderflow()) state = FLUSHED;
    return result;
  }

  protected CoderResult implFlush(CharBuffer out) {
    return CoderResult.UNDERFLOW;
  }

  public final CharsetDecoder reset() {
    implReset();
    state = RESET;
    return this;
  }

  protected void implReset() {}

  protected abstract CoderResult decodeLoop(ByteBuffer in, CharBuffer out);

  public final CharBuffer decode(ByteBuffer in) throws CharacterCodingException {
    int size = (int) (in.remaining() * average);
    CharBuffer out = CharBuffer.allocate(size);
    if (size == 0 && in.remaining() == 0) return out;
    reset();
    while (true) {
      CoderResult result = in.hasRemaining() ? decode(in, out, true) : CoderResult.UNDERFLOW;
      if (result.isUnderflow()) {
        state = Math.max(state, ENDED);
        result = flush(out);
      }
      if (result.isUnderflow()) break;
      if (!result.isOverflow()) result.throwException();
      size = 2 * size + 1;
      CharBuffer larger = CharBuffer.allocate(size);
      out.flip();
      larger.put(out);
      out = larger;
    }
    out.flip();
    return out;
  }

  public boolean isAutoDetecting() {
    return false;
  }

  public boolean isCharsetDetected() {
    throw new UnsupportedOperationException();
  }

  public Charset detectedCharset() {
    throw new UnsupportedOperationException();
  }
}

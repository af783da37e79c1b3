package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** Turns characters into bytes, step by step. */
public abstract class CharsetEncoder {
  private static final int RESET = 0, CODING = 1, ENDED = 2, FLUSHED = 3;

  private final Charset charset;
  private final float average;
  private final float max;
  private byte[] replacement;
  private CodingErrorAction malformed = CodingErrorAction.REPORT;
  private CodingErrorAction unmappable = CodingErrorAction.REPORT;
  private int state;

  protected CharsetEncoder(Charset charset, float averageBytesPerChar, float maxBytesPerChar, byte[] replacement) {
    if (averageBytesPerChar <= 0) throw new IllegalArgumentException("Non-positive averageBytesPerChar");
    if (maxBytesPerChar <= 0) throw new IllegalArgumentException("Non-positive maxBytesPerChar");
    if (averageBytesPerChar > maxBytesPerChar) {
      throw new IllegalArgumentException("averageBytesPerChar exceeds maxBytesPerChar");
    }
    this.charset = charset;
    average = averageBytesPerChar;
    max = maxBytesPerChar;
    this.replacement = replacement;
  }

  protected CharsetEncoder(Charset charset, float averageBytesPerChar, float maxBytesPerChar) {
    this(charset, averageBytesPerChar, maxBytesPerChar, new byte[] {'?'});
  }

  public final Charset charset() {
    return charset;
  }

  public final byte[] replacement() {
    return replacement.clone();
  }

  public final CharsetEncoder replaceWith(byte[] replacement) {
    if (replacement == null) throw new IllegalArgumentException("Null replacement");
    if (replacement.length == 0) throw new IllegalArgumentException("Empty replacement");
    if (replacement.length > max) throw new IllegalArgumentException("Replacement too long");
    if (!isLegalReplacement(replacement)) throw new IllegalArgumentException("Illegal replacement");
    this.replacement = replacement.clone();
    implReplaceWith(this.replacement);
    return this;
  }

  protected void implReplaceWith(byte[] replacement) {}

  public boolean isLegalReplacement(byte[] bytes) {
    CharBuffer out = CharBuffer.allocate((int) (bytes.length * charset.newDecoder().maxCharsPerByte()) + 1);
    return !charset.newDecoder().decode(ByteBuffer.wrap(bytes), out, true).isError();
  }

  public CodingErrorAction malformedInputAction() {
    return malformed;
  }

  public final CharsetEncoder onMalformedInput(CodingErrorAction action) {
    if (action == null) throw new IllegalArgumentException("Null action");
    malformed = action;
    implOnMalformedInput(action);
    return this;
  }

  protected void implOnMalformedInput(CodingErrorAction action) {}

  public CodingErrorAction unmappableCharacterAction() {
    return unmappable;
  }

  public final CharsetEncoder onUnmappableCharacter(CodingErrorAction action) {
    if (action == null) throw new IllegalArgumentException("Null action");
    unmappable = action;
    implOnUnmappableCharacter(action);
    return this;
  }

  protected void implOnUnmappableCharacter(CodingErrorAction action) {}

  public final float averageBytesPerChar() {
    return average;
  }

  public final float maxBytesPerChar() {
    return max;
  }

  public final CoderResult encode(CharBuffer in, ByteBuffer out, boolean end) {
    if (state == FLUSHED || state == ENDED && !end) throw new IllegalStateException();
    state = end ? ENDED : CODING;
    while (true) {
      CoderResult result;
      try {
        result = encodeLoop(in, out);
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
        if (out.remaining() < replacement.length) return CoderResult.OVERFLOW;
        out.put(replacement);
      }
      in.position(in.position() + result.length());
    }
  }

  public final CoderResult flush(ByteBuffer out) {
    if (state == FLUSHED) return CoderResult.UNDERFLOW;
    if (state != ENDED) throw new IllegalStateException();
    CoderResult result = implFlush(out);
    if (result.isUnderflow()) state = FLUSHED;
    return result;
  }

  protected CoderResult implFlush(ByteBuffer out) {
    return CoderResult.UNDERFLOW;
  }

  public final CharsetEncoder reset() {
    implReset();
    state = RESET;
    return this;
  }

  protected void implReset() {}

  protected abstract CoderResult encodeLoop(CharBuffer in, ByteBuffer out);

  public final ByteBuffer encode(CharBuffer in) throws CharacterCodingException {
    int size = (int) (in.remaining() * average);
    ByteBuffer out = ByteBuffer.allocate(size);
    if (size == 0 && in.remaining() == 0) return out;
    reset();
    while (true) {
      CoderResult result = in.hasRemaining() ? encode(in, out, true) : CoderResult.UNDERFLOW;
      if (result.isUnderflow()) {
        state = Math.max(state, ENDED);
        result = flush(out);
      }
      if (result.isUnderflow()) break;
      if (!result.isOverflow()) result.throwException();
      size = 2 * size + 1;
      ByteBuffer larger = ByteBuffer.allocate(size);
      out.flip();
      larger.put(out);
      out = larger;
    }
    out.flip();
    return out;
  }

  public boolean canEncode(char c) {
    return canEncode(CharBuffer.wrap(new char[] {c}));
  }

  public boolean canEncode(CharSequence text) {
    CharBuffer chars = text instanceof CharBuffer ? ((CharBuffer) text).duplicate() : CharBuffer.wrap(text);
    if (state == FLUSHED) reset();
    else if (state != RESET) throw new IllegalStateException();
    CodingErrorAction malformedBefore = malformed;
    CodingErrorAction unmappableBefore = unmappable;
    try {
      onMalformedInput(CodingErrorAction.REPORT);
      onUnmappableCharacter(CodingErrorAction.REPORT);
      encode(chars);
      return true;
    } catch (CharacterCodingException e) {
      return false;
    } finally {
      onMalformedInput(malformedBefore);
      onUnmappableCharacter(unmappableBefore);
      reset();
    }
  }
}

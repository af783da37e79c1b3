package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** An encoder that works on arrays, whatever the buffers are. */
abstract class ArrayEncoder extends CharsetEncoder {
  private int read;
  private int written;

  ArrayEncoder(Charset charset, float average, float max, byte[] replacement) {
    super(charset, average, max, replacement);
  }

  /** Encodes as far as possible and says by {@link #stop} how far it came. */
  abstract CoderResult encode(char[] in, int at, int end, byte[] out, int to, int limit);

  final CoderResult stop(int at, int to, CoderResult result) {
    read = at;
    written = to;
    return result;
  }

  /** What a surrogate (or any character) at this place means; null: it begins a pair that can be encoded. */
  static CoderResult surrogate(char[] in, int at, int end, boolean unmappable) {
    char c = in[at];
    if (Character.isHighSurrogate(c)) {
      if (at + 1 >= end) return CoderResult.UNDERFLOW;
      if (Character.isLowSurrogate(in[at + 1])) return unmappable ? CoderResult.unmappableForLength(2) : null;
      return CoderResult.malformedForLength(1);
    }
    return Character.isLowSurrogate(c) ? CoderResult.malformedForLength(1) : CoderResult.unmappableForLength(1);
  }

  @Override
  protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
    char[] chars;
    int start = 0;
    int count = in.remaining();
    if (in.hasArray()) {
      chars = in.array();
      start = in.arrayOffset() + in.position();
    } else {
      chars = new char[count];
      in.duplicate().get(chars);
    }
    boolean direct = out.hasArray();
    byte[] bytes = direct ? out.array() : new byte[out.remaining()];
    int target = direct ? out.arrayOffset() + out.position() : 0;
    CoderResult result = encode(chars, start, start + count, bytes, target, target + out.remaining());
    in.position(in.position() + read - start);
    if (direct) out.position(out.position() + written - target);
    else out.put(bytes, 0, written);
    return result;
  }
}

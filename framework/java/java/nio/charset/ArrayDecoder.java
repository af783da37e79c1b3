package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** A decoder that works on arrays, whatever the buffers are. */
abstract class ArrayDecoder extends CharsetDecoder {
  private int read;
  private int written;

  ArrayDecoder(Charset charset, float average, float max) {
    super(charset, average, max);
  }

  /** Decodes as far as possible and says by {@link #stop} how far it came. */
  abstract CoderResult decode(byte[] in, int at, int end, char[] out, int to, int limit);

  final CoderResult stop(int at, int to, CoderResult result) {
    read = at;
    written = to;
    return result;
  }

  @Override
  protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
    byte[] bytes;
    int start = 0;
    int count = in.remaining();
    if (in.hasArray()) {
      bytes = in.array();
      start = in.arrayOffset() + in.position();
    } else {
      bytes = new byte[count];
      in.duplicate().get(bytes);
    }
    boolean direct = out.hasArray();
    char[] chars = direct ? out.array() : new char[out.remaining()];
    int target = direct ? out.arrayOffset() + out.position() : 0;
    CoderResult result = decode(bytes, start, start + count, chars, target, target + out.remaining());
    in.position(in.position() + read - start);
    if (direct) out.position(out.position() + written - target);
    else out.put(chars, 0, written);
    return result;
  }
}

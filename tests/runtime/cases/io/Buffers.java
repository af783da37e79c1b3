package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.nio.*;
import java.nio.charset.StandardCharsets;

/** java.nio buffers: positions, limits, slices, duplicates, byte order, views, read-only, overflow. */
public class Buffers {
  public static void main(String[] args) throws Exception {
    ByteBuffer b = ByteBuffer.allocate(16);
    p(b, b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putChar('A'), b.position(), b.remaining());
    b.flip();
    p(b.limit(), b.get(), b.getShort(), b.getInt(), b.getChar(), b.hasRemaining(), thrown(b::get),
        thrown(() -> b.putLong(1)));
    b.clear();
    b.order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).putDouble(1.5).putFloat(2.5f);
    p(b.array(), b.order(), b.getInt(0), b.order(ByteOrder.BIG_ENDIAN).getInt(0), thrown(() -> b.putInt(1)),
        thrown(() -> b.getInt(13)), thrown(() -> b.get(-1)));
    b.position(4).limit(12);
    ByteBuffer s = b.slice(), d = b.duplicate(), r = b.asReadOnlyBuffer();
    s.put(0, (byte) 99);
    p(s, d, r.isReadOnly(), b.get(4), s.arrayOffset(), s.capacity(), thrown(() -> r.put((byte) 1)), thrown(r::array),
        r.hasArray(), d.compareTo(b), d.equals(r), b.hashCode() == d.hashCode());
    b.mark();
    b.get();
    b.reset();
    p(b.position(), thrown(() -> ByteBuffer.allocate(1).reset()), thrown(() -> b.position(13)),
        thrown(() -> b.limit(17)), thrown(() -> ByteBuffer.allocate(-1)));
    b.compact();
    p(b, b.get(0));
    ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 2, 4);
    p(w, w.asIntBuffer().get(), w.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(1), w.asLongBuffer().capacity(),
        w.asCharBuffer().length());
    byte[] target = new byte[3];
    w.get(target);
    p(target, w.remaining(), thrown(() -> w.get(target)), w.remaining());
    IntBuffer i = IntBuffer.wrap(new int[] {5, 6, 7});
    i.put(1, 60).get();
    LongBuffer l = LongBuffer.allocate(2).put(1L << 40);
    DoubleBuffer f = DoubleBuffer.wrap(new double[] {0.5, 1.5});
    p(i.get(), i.slice().get(0), l.flip().remaining(), f.get(1), FloatBuffer.allocate(2).put(1.5f).get(0),
        ShortBuffer.wrap(new short[] {7}).get(),
        IntBuffer.wrap(new int[] {1, 2}).compareTo(IntBuffer.wrap(new int[] {1, 3})));
    CharBuffer c = CharBuffer.wrap("hello");
    p(c, c.charAt(1), c.subSequence(1, 3), c.length(), c.get(), c, thrown(() -> c.put('x')),
        CharBuffer.allocate(4).put("abc").flip(), c.isReadOnly(), CharBuffer.wrap("xyz".toCharArray(), 1, 2));
    p(StandardCharsets.UTF_8.encode("\u20ac").remaining(),
        StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {(byte) 0xe2, (byte) 0x82, (byte) 0xac})),
        StandardCharsets.UTF_8.newEncoder().canEncode('\uD83D'),
        StandardCharsets.US_ASCII.newEncoder().canEncode('\u00e9'),
        StandardCharsets.UTF_8.newEncoder().maxBytesPerChar(),
        thrown(() -> StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("\u00e9"))),
        thrown(() -> StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {-1}))));
    ByteBuffer big = ByteBuffer.allocate(100);
    for (int k = 0; k < 12; k++) big.putLong(k * 8, k * 0x0101010101010101L);
    long hash = 0;
    for (int k = 0; k < 90; k += 3)
      hash = hash * 31 + big.getInt(k) + big.getShort(k) + Float.floatToIntBits(big.getFloat(k));
    p(hash, ByteOrder.nativeOrder() != null, ByteBuffer.allocateDirect(4).isDirect(),
        ByteBuffer.allocate(4).put(ByteBuffer.wrap(new byte[] {1, 2})).position(),
        thrown(() -> ByteBuffer.allocate(1).put(ByteBuffer.wrap(new byte[2]))), thrown(() -> b.put(b)));
  }
}

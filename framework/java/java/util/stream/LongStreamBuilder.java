package java.util.stream;

import java.util.Arrays;

/** The builder of a stream of longs. */
final class LongStreamBuilder implements LongStream.Builder {
  private long[] array = new long[8];
  private int count;

  @Override
  public void accept(long element) {
    if (array == null) throw new IllegalStateException();
    if (count == array.length) array = Arrays.copyOf(array, count * 2);
    array[count++] = element;
  }

  @Override
  public LongStream build() {
    if (array == null) throw new IllegalStateException();
    long[] built = array;
    array = null;
    return new LongPipe.OfArray(built, count);
  }
}

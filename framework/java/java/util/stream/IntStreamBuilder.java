package java.util.stream;

import java.util.Arrays;

/** The builder of a stream of ints. */
final class IntStreamBuilder implements IntStream.Builder {
  private int[] array = new int[8];
  private int count;

  @Override
  public void accept(int element) {
    if (array == null) throw new IllegalStateException();
    if (count == array.length) array = Arrays.copyOf(array, count * 2);
    array[count++] = element;
  }

  @Override
  public IntStream build() {
    if (array == null) throw new IllegalStateException();
    int[] built = array;
    array = null;
    return new IntPipe.OfArray(built, count);
  }
}

package java.util.stream;

import java.util.Arrays;

/** The builder of a stream of doubles. */
final class DoubleStreamBuilder implements DoubleStream.Builder {
  private double[] array = new double[8];
  private int count;

  @Override
  public void accept(double element) {
    if (array == null) throw new IllegalStateException();
    if (count == array.length) array = Arrays.copyOf(array, count * 2);
    array[count++] = element;
  }

  @Override
  public DoubleStream build() {
    if (array == null) throw new IllegalStateException();
    double[] built = array;
    array = null;
    return new DoublePipe.OfArray(built, count);
  }
}

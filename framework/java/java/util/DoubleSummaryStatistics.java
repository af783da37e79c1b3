package java.util;

import antecede.Observable;
import java.util.function.DoubleConsumer;

/** Count, sum, least and greatest of the doubles it has accepted. The sum is compensated (Kahan). */
public class DoubleSummaryStatistics implements DoubleConsumer {
  @Observable private long count;
  private double sum;
  /** What the sum has too much, from rounding. */
  private double excess;
  /** The uncompensated sum: right where infinities are summed. */
  private double plainSum;
  private double min = Double.POSITIVE_INFINITY;
  private double max = Double.NEGATIVE_INFINITY;

  public DoubleSummaryStatistics() {}

  public DoubleSummaryStatistics(long count, double min, double max, double sum) throws IllegalArgumentException {
    if (count < 0) throw new IllegalArgumentException("Negative count value");
    if (count == 0) return;
    if (min > max) throw new IllegalArgumentException("Minimum greater than maximum");
    int numbers = (min == min ? 1 : 0) + (max == max ? 1 : 0) + (sum == sum ? 1 : 0);
    if (numbers == 1 || numbers == 2) {
      throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
    }
    this.count = count;
    this.sum = sum;
    this.plainSum = sum;
    this.min = min;
    this.max = max;
  }

  @Override
  public void accept(double value) {
    count++;
    plainSum += value;
    add(value);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  public void combine(DoubleSummaryStatistics other) {
    count += other.count;
    plainSum += other.plainSum;
    add(other.sum);
    add(-other.excess);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  private void add(double value) {
    double corrected = value - excess;
    double next = sum + corrected;
    excess = next - sum - corrected;
    sum = next;
  }

  public final long getCount() {
    return count;
  }

  public final double getSum() {
    double exact = sum - excess;
    return Double.isNaN(exact) && Double.isInfinite(plainSum) ? plainSum : exact;
  }

  public final double getMin() {
    return min;
  }

  public final double getMax() {
    return max;
  }

  public final double getAverage() {
    return count == 0 ? 0.0 : getSum() / count;
  }

  @Override
  public String toString() {
    return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(), count,
        getSum(), min,
        getAverage(), max);
  }
}

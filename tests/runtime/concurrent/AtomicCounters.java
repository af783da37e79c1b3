package concurrent;

import static support.Tell.p;

import java.util.concurrent.atomic.*;
import support.Together;

/** Atomic integers, longs, arrays, booleans, adders and accumulators: no update is lost. */
public class AtomicCounters {
  volatile int field;
  volatile long wide;
  volatile String text = "";
  static final AtomicIntegerFieldUpdater<AtomicCounters> FIELD =
      AtomicIntegerFieldUpdater.newUpdater(AtomicCounters.class, "field");
  static final AtomicLongFieldUpdater<AtomicCounters> WIDE =
      AtomicLongFieldUpdater.newUpdater(AtomicCounters.class, "wide");
  static final AtomicReferenceFieldUpdater<AtomicCounters, String> TEXT =
      AtomicReferenceFieldUpdater.newUpdater(AtomicCounters.class, String.class, "text");

  public static void main(String[] args) {
    AtomicInteger i = new AtomicInteger();
    AtomicLong l = new AtomicLong(1L << 40);
    AtomicIntegerArray a = new AtomicIntegerArray(3);
    AtomicLongArray la = new AtomicLongArray(new long[] {5, 6});
    AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
    AtomicBoolean once = new AtomicBoolean();
    AtomicMarkableReference<String> mark = new AtomicMarkableReference<>("m", false);
    LongAdder adder = new LongAdder();
    DoubleAdder doubles = new DoubleAdder();
    LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
    DoubleAccumulator min = new DoubleAccumulator(Double::min, Double.POSITIVE_INFINITY);
    AtomicInteger winners = new AtomicInteger();
    AtomicCounters fields = new AtomicCounters();
    support.Tell.Body work = () -> {
      for (int n = 0; n < 50; n++) {
        i.incrementAndGet();
        l.addAndGet(n);
        a.accumulateAndGet(n % 3, 2, Integer::sum);
        la.getAndUpdate(n % 2, x -> x + 1);
        ra.updateAndGet(n % 2, s -> (s == null ? "" : s).length() > 10 ? "" : s + "x");
        adder.increment();
        doubles.add(0.5);
        max.accumulate(n * 7 % 31);
        min.accumulate(n * 7 % 31);
        FIELD.incrementAndGet(fields);
        WIDE.getAndAdd(fields, 3);
        TEXT.getAndUpdate(fields, s -> s.length() < 20 ? s + "t" : s);
        for (int v = i.get(); !i.compareAndSet(v, v + 1); v = i.get()) Thread.yield();
      }
      if (once.compareAndSet(false, true)) winners.incrementAndGet();
      if (mark.attemptMark("m", true)) Thread.yield();
    };
    Together.run(work, work, work);
    p(i, l, a, la, adder, doubles, max, min, winners, once, fields.field, fields.wide, fields.text.length(),
        mark.isMarked(), adder.sumThenReset(), adder.sum(), max.getThenReset(), max.get());
  }
}

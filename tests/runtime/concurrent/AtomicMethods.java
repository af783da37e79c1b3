package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.concurrent.atomic.*;

/** Every method of the atomic classes in one thread: results before and after. */
public class AtomicMethods {
  public static void main(String[] args) {
    AtomicInteger i = new AtomicInteger(5);
    p(i.get(), i.getAndIncrement(), i.incrementAndGet(), i.getAndDecrement(), i.decrementAndGet(), i.getAndAdd(10),
        i.addAndGet(-3), i.getAndSet(100), i.compareAndSet(100, 7), i.compareAndSet(100, 8), i.weakCompareAndSet(7, 9),
        i.getAndUpdate(x -> x * 2), i.updateAndGet(x -> x + 1), i.getAndAccumulate(4, (x, y) -> x - y),
        i.accumulateAndGet(5, Math::max), i);
    i.lazySet(Integer.MAX_VALUE);
    p(i.incrementAndGet(), i.intValue(), i.longValue(), i.doubleValue(), i.equals(new AtomicInteger(i.get())));
    AtomicLong l = new AtomicLong(Long.MAX_VALUE);
    p(l.getAndIncrement(), l.get(), l.compareAndSet(Long.MIN_VALUE, 0), l.addAndGet(1L << 50), l.updateAndGet(x -> ~x),
        l.getAndSet(3), l.accumulateAndGet(4, (x, y) -> x << y), l);
    AtomicReference<String> r = new AtomicReference<>("a");
    String b = "b";
    p(r.getAndSet(b), r.compareAndSet(new String("b"), "c"), r.compareAndSet(b, "c"), r.getAndUpdate(s -> s + "d"),
        r.updateAndGet(String::toUpperCase), r.accumulateAndGet("x", String::concat),
        r.getAndAccumulate("y", (s, t) -> t + s), r, new AtomicReference<>());
    AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
    p(a.length(), a.getAndAdd(0, 5), a.incrementAndGet(1), a.compareAndSet(2, 3, 30), a.getAndSet(2, 33), a,
        thrown(() -> a.get(3)), thrown(() -> a.set(-1, 0)));
    AtomicReferenceArray<Object> ra = new AtomicReferenceArray<>(new Object[] {"x", null});
    p(ra.get(0), ra.compareAndSet(1, null, 5), ra.getAndSet(0, "z"), ra, thrown(() -> ra.get(2)));
    AtomicBoolean z = new AtomicBoolean();
    p(z.getAndSet(true), z.get(), z.compareAndSet(false, true), z.compareAndSet(true, false), z);
    AtomicStampedReference<String> s = new AtomicStampedReference<>("v", 1);
    int[] stamp = new int[1];
    p(s.get(stamp), stamp[0], s.compareAndSet("v", "w", 0, 2), s.compareAndSet("v", "w", 1, 2), s.getStamp(),
        s.attemptStamp("w", 9), s.getStamp(), s.getReference());
    AtomicMarkableReference<String> m = new AtomicMarkableReference<>("k", false);
    boolean[] mark = new boolean[1];
    p(m.compareAndSet("k", "l", true, false), m.compareAndSet("k", "l", false, true), m.get(mark), mark[0]);
    LongAdder adder = new LongAdder();
    adder.add(5);
    adder.decrement();
    DoubleAccumulator product = new DoubleAccumulator((x, y) -> x * y, 1);
    product.accumulate(2.5);
    product.accumulate(4);
    p(adder, adder.intValue(), adder.sumThenReset(), adder, product, product.getThenReset(), product.get(),
        new LongAccumulator((x, y) -> x | y, 0).get());
    p(thrown(() -> AtomicIntegerFieldUpdater.newUpdater(AtomicMethods.class, "none")),
        thrown(() -> AtomicIntegerFieldUpdater.newUpdater(AtomicMethods.class, "plain")),
        thrown(() -> AtomicLongFieldUpdater.newUpdater(AtomicMethods.class, "vol")),
        thrown(() -> i.updateAndGet(x -> { throw new IllegalStateException(); })), i);
  }

  int plain;
  volatile int vol;
}

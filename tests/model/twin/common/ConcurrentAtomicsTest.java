import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;

/** Atomics, TimeUnit and what locks and the like say of themselves, against the JDK's, in one thread. */
public final class ConcurrentAtomicsTest {
  private static final String[] WORDS = {null, "one", "two", "three"};

  /** A random argument; null: not a type this test knows. */
  private static Object[] argument(Class<?> type, Random random) {
    if (type == int.class) return new Object[] {random.nextInt(6) - 1};
    if (type == long.class) return new Object[] {(long) random.nextInt(6) - 1};
    if (type == double.class) return new Object[] {random.nextInt(6) / 2.0};
    if (type == boolean.class) return new Object[] {random.nextBoolean()};
    if (type == Object.class) return new Object[] {WORDS[random.nextInt(WORDS.length)]};
    if (type == IntUnaryOperator.class) return new Object[] {(IntUnaryOperator) x -> 3 * x + 1};
    if (type == IntBinaryOperator.class) return new Object[] {(IntBinaryOperator) (x, y) -> x - y};
    if (type == LongUnaryOperator.class) return new Object[] {(LongUnaryOperator) x -> 3 * x + 1};
    if (type == LongBinaryOperator.class) return new Object[] {(LongBinaryOperator) (x, y) -> x - y};
    if (type == UnaryOperator.class) return new Object[] {(UnaryOperator<Object>) x -> x == null ? "made" : null};
    if (type == BinaryOperator.class) return new Object[] {(BinaryOperator<Object>) (x, y) -> x == y ? "same" : y};
    return null;
  }

  private static String call(Method method, Object target, Object[] arguments) {
    try {
      Object result = method.invoke(target, arguments);
      return result instanceof Enum ? ((Enum<?>) result).name() : String.valueOf(result);
    } catch (InvocationTargetException thrown) {
      return thrown.getCause().getClass().getName();
    } catch (IllegalAccessException impossible) {
      throw new Error(impossible);
    }
  }

  private static List<Method> methods(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (Method method : type.getMethods()) {
      boolean known = method.getDeclaringClass() != Object.class && !Modifier.isStatic(method.getModifiers());
      for (Class<?> parameter : method.getParameterTypes()) known &= argument(parameter, new Random(0)) != null;
      if (known) methods.add(method);
    }
    methods.sort(Comparator.comparing(Method::toString));
    return methods;
  }

  /** All methods of the JDK's object, at random; the model's must have them too, if Android has. */
  private static void compare(String name, Object jdk, Object model, int calls, String... notOnAndroid) {
    List<Method> methods = methods(jdk.getClass());
    Random random = Check.random(name.hashCode());
    for (int i = 0; i < calls; i++) {
      Method method = methods.get(random.nextInt(methods.size()));
      if (Arrays.asList(notOnAndroid).contains(method.getName())) continue;
      Object[] arguments = new Object[method.getParameterCount()];
      for (int k = 0; k < arguments.length; k++) arguments[k] = argument(method.getParameterTypes()[k], random)[0];
      Method twin;
      try {
        twin = model.getClass().getMethod(method.getName(), method.getParameterTypes());
      } catch (NoSuchMethodException missing) {
        Check.equal(name + " has " + method, true, false);
        continue;
      }
      String what = name + "." + method.getName() + Arrays.toString(arguments);
      Check.equal(what, call(method, jdk, arguments), call(twin, model, arguments));
      if (!jdk.toString().contains("@")) Check.equal(what, jdk.toString(), model.toString());
    }
  }

  private static void atomics() {
    compare("AtomicInteger", new java.util.concurrent.atomic.AtomicInteger(3),
        new twin.java.util.concurrent.atomic.AtomicInteger(3), 6000);
    compare("AtomicLong", new java.util.concurrent.atomic.AtomicLong(3),
        new twin.java.util.concurrent.atomic.AtomicLong(3), 6000);
    compare("AtomicBoolean", new java.util.concurrent.atomic.AtomicBoolean(),
        new twin.java.util.concurrent.atomic.AtomicBoolean(), 3000);
    compare("AtomicReference", new java.util.concurrent.atomic.AtomicReference<>(),
        new twin.java.util.concurrent.atomic.AtomicReference<>(), 5000);
    compare("AtomicIntegerArray", new java.util.concurrent.atomic.AtomicIntegerArray(4),
        new twin.java.util.concurrent.atomic.AtomicIntegerArray(4), 6000);
    compare("AtomicLongArray", new java.util.concurrent.atomic.AtomicLongArray(new long[] {4, 5, 6}),
        new twin.java.util.concurrent.atomic.AtomicLongArray(new long[] {4, 5, 6}), 6000);
    compare("AtomicReferenceArray", new java.util.concurrent.atomic.AtomicReferenceArray<>(WORDS),
        new twin.java.util.concurrent.atomic.AtomicReferenceArray<>(WORDS), 6000);
    compare("LongAdder", new java.util.concurrent.atomic.LongAdder(), new twin.java.util.concurrent.atomic.LongAdder(), 1000);
    compare("DoubleAdder", new java.util.concurrent.atomic.DoubleAdder(),
        new twin.java.util.concurrent.atomic.DoubleAdder(), 1000);
    LongBinaryOperator most = Math::max;
    DoubleBinaryOperator least = Math::min;
    compare("LongAccumulator", new java.util.concurrent.atomic.LongAccumulator(most, -5),
        new twin.java.util.concurrent.atomic.LongAccumulator(most, -5), 1000);
    compare("DoubleAccumulator", new java.util.concurrent.atomic.DoubleAccumulator(least, 9),
        new twin.java.util.concurrent.atomic.DoubleAccumulator(least, 9), 1000);
    compare("AtomicMarkableReference", new java.util.concurrent.atomic.AtomicMarkableReference<>("one", true),
        new twin.java.util.concurrent.atomic.AtomicMarkableReference<>("one", true), 2000);
    compare("AtomicStampedReference", new java.util.concurrent.atomic.AtomicStampedReference<>("one", 1),
        new twin.java.util.concurrent.atomic.AtomicStampedReference<>("one", 1), 2000);
  }

  /** Fields for the updaters. */
  private static final class Holder {
    volatile int number;
    volatile long big;
    volatile Object word;
    int plain;
  }

  private static void updaters() {
    Random random = Check.random(1);
    Holder one = new Holder();
    Holder two = new Holder();
    java.util.concurrent.atomic.AtomicIntegerFieldUpdater<Holder> jdk =
        java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(Holder.class, "number");
    twin.java.util.concurrent.atomic.AtomicIntegerFieldUpdater<Holder> model =
        twin.java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(Holder.class, "number");
    java.util.concurrent.atomic.AtomicLongFieldUpdater<Holder> jdkLong =
        java.util.concurrent.atomic.AtomicLongFieldUpdater.newUpdater(Holder.class, "big");
    twin.java.util.concurrent.atomic.AtomicLongFieldUpdater<Holder> modelLong =
        twin.java.util.concurrent.atomic.AtomicLongFieldUpdater.newUpdater(Holder.class, "big");
    java.util.concurrent.atomic.AtomicReferenceFieldUpdater<Holder, Object> jdkWord =
        java.util.concurrent.atomic.AtomicReferenceFieldUpdater.newUpdater(Holder.class, Object.class, "word");
    twin.java.util.concurrent.atomic.AtomicReferenceFieldUpdater<Holder, Object> modelWord =
        twin.java.util.concurrent.atomic.AtomicReferenceFieldUpdater.newUpdater(Holder.class, Object.class, "word");
    for (int i = 0; i < 1000; i++) {
      int x = random.nextInt(4);
      int y = random.nextInt(4);
      Check.equal("cas", jdk.compareAndSet(one, x, y), model.compareAndSet(two, x, y));
      Check.equal("add", jdk.getAndAdd(one, x), model.getAndAdd(two, x));
      Check.equal("inc", jdk.incrementAndGet(one), model.incrementAndGet(two));
      Check.equal("set", jdk.getAndSet(one, y), model.getAndSet(two, y));
      Check.equal("update", jdk.updateAndGet(one, n -> n * 2), model.updateAndGet(two, n -> n * 2));
      Check.equal("accumulate", jdkLong.accumulateAndGet(one, x, Long::sum), modelLong.accumulateAndGet(two, x, Long::sum));
      Check.equal("dec", jdkLong.getAndDecrement(one), modelLong.getAndDecrement(two));
      Check.equal("cas", jdkWord.compareAndSet(one, WORDS[x], WORDS[y]), modelWord.compareAndSet(two, WORDS[x], WORDS[y]));
      Check.equal("word", jdkWord.getAndUpdate(one, w -> WORDS[x]), modelWord.getAndUpdate(two, w -> WORDS[x]));
      Check.equal("state", one.number + " " + one.big + " " + one.word, two.number + " " + two.big + " " + two.word);
    }
    for (String field : new String[] {"plain", "big", "word", "none"}) {
      Check.same("int " + field, () -> java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(Holder.class,
          field) == null,
          () -> twin.java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(Holder.class, field) == null);
      Check.same("word " + field,
          () -> java.util.concurrent.atomic.AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, field) == null,
          () -> twin.java.util.concurrent.atomic.AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class,
              field) == null);
    }
  }

  private static void timeUnit() {
    Random random = Check.random(2);
    java.util.concurrent.TimeUnit[] jdk = java.util.concurrent.TimeUnit.values();
    twin.java.util.concurrent.TimeUnit[] model = twin.java.util.concurrent.TimeUnit.values();
    Check.equal("units", Arrays.toString(jdk), Arrays.toString(model));
    for (int i = 0; i < 20000; i++) {
      int from = random.nextInt(jdk.length);
      int to = random.nextInt(jdk.length);
      long number = random.nextLong() >> random.nextInt(64);
      Check.equal(jdk[from] + " to " + jdk[to] + " " + number, jdk[to].convert(number, jdk[from]),
          model[to].convert(number, model[from]));
    }
    for (int i = 0; i < 5000; i++) {
      int unit = random.nextInt(jdk.length);
      java.time.Duration duration = java.time.Duration.ofSeconds(random.nextLong() >> random.nextInt(64),
          random.nextInt(1000000000));
      Check.equal(jdk[unit] + " of " + duration, jdk[unit].convert(duration), model[unit].convert(duration));
    }
    for (java.time.temporal.ChronoUnit unit : java.time.temporal.ChronoUnit.values()) {
      Check.same("of " + unit,
          () -> java.util.concurrent.TimeUnit.of(unit).name() + java.util.concurrent.TimeUnit.of(unit).toChronoUnit(),
          () -> twin.java.util.concurrent.TimeUnit.of(unit).name() + twin.java.util.concurrent.TimeUnit.of(unit).toChronoUnit());
    }
    for (long number : new long[] {0, 1, -1, 999, 1000, Long.MAX_VALUE, Long.MIN_VALUE, 86399, -86401}) {
      for (int unit = 0; unit < jdk.length; unit++) {
        java.util.concurrent.TimeUnit a = jdk[unit];
        twin.java.util.concurrent.TimeUnit b = model[unit];
        Check.equal("toNanos", a.toNanos(number), b.toNanos(number));
        Check.equal("toMicros", a.toMicros(number), b.toMicros(number));
        Check.equal("toMillis", a.toMillis(number), b.toMillis(number));
        Check.equal("toSeconds", a.toSeconds(number), b.toSeconds(number));
        Check.equal("toMinutes", a.toMinutes(number), b.toMinutes(number));
        Check.equal("toHours", a.toHours(number), b.toHours(number));
        Check.equal("toDays", a.toDays(number), b.toDays(number));
      }
    }
  }

  private static void stampedLock() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = Check.random(seed);
      java.util.concurrent.locks.StampedLock jdk = new java.util.concurrent.locks.StampedLock();
      twin.java.util.concurrent.locks.StampedLock model = new twin.java.util.concurrent.locks.StampedLock();
      List<Long> stamps = new ArrayList<>(List.of(0L));
      for (int i = 0; i < 80; i++) {
        long stamp = stamps.get(random.nextInt(stamps.size()));
        Object result = null;
        switch (random.nextInt(14)) {
          case 0: result = Check.same("tryWriteLock", jdk::tryWriteLock, model::tryWriteLock); break;
          case 1:
          case 2: result = Check.same("tryReadLock", jdk::tryReadLock, model::tryReadLock); break;
          case 3: result = Check.same("tryOptimisticRead", jdk::tryOptimisticRead, model::tryOptimisticRead); break;
          case 4: Check.same("validate", () -> stamp == 0 || jdk.validate(stamp),
              () -> stamp == 0 || model.validate(stamp)); break;
          case 5:
            Check.same("unlockWrite", () -> {
              jdk.unlockWrite(stamp);
              return 0;
            }, () -> {
              model.unlockWrite(stamp);
              return 0;
            });
            break;
          case 6:
            Check.same("unlockRead", () -> {
              jdk.unlockRead(stamp);
              return 0;
            }, () -> {
              model.unlockRead(stamp);
              return 0;
            });
            break;
          case 7:
            Check.same("unlock", () -> {
              jdk.unlock(stamp);
              return 0;
            }, () -> {
              model.unlock(stamp);
              return 0;
            });
            break;
          case 8: result = Check.same("toWrite", () -> jdk.tryConvertToWriteLock(stamp),
              () -> model.tryConvertToWriteLock(stamp)); break;
          case 9: result = Check.same("toRead", () -> jdk.tryConvertToReadLock(stamp),
              () -> model.tryConvertToReadLock(stamp)); break;
          case 10:
            result = Check.same("toOptimistic", () -> jdk.tryConvertToOptimisticRead(stamp),
                () -> model.tryConvertToOptimisticRead(stamp));
            break;
          case 11: Check.same("tryUnlockRead", jdk::tryUnlockRead, model::tryUnlockRead); break;
          case 12: Check.same("tryUnlockWrite", jdk::tryUnlockWrite, model::tryUnlockWrite); break;
          default:
            Check.equal("state", jdk.isReadLocked() + " " + jdk.isWriteLocked() + jdk.getReadLockCount(),
                model.isReadLocked() + " " + model.isWriteLocked() + model.getReadLockCount());
            Check.equal("text", jdk.toString().replaceFirst(".*@[^\\[]*", ""), model.toString().replaceFirst(".*@[^\\[]*", ""));
        }
        if (result instanceof Long) stamps.add((Long) result);
      }
    }
    java.util.concurrent.locks.StampedLock jdk = new java.util.concurrent.locks.StampedLock();
    twin.java.util.concurrent.locks.StampedLock model = new twin.java.util.concurrent.locks.StampedLock();
    for (int i = 0; i < 300; i++) Check.equal("many readers", jdk.readLock(), model.readLock());
    for (int i = 0; i < 300; i++) {
      Check.equal("readers", jdk.getReadLockCount(), model.getReadLockCount());
      Check.equal("unlock", jdk.tryUnlockRead(), model.tryUnlockRead());
    }
  }

  private static String text(Object object) {
    return object.toString().replaceFirst(".*@[^\\[]*", "");
  }

  /** Holds and counts of locks and semaphores, phasers that nobody waits for. */
  private static void synchronizers() {
    for (int seed = 0; seed < 100; seed++) {
      Random random = Check.random(seed);
      java.util.concurrent.locks.ReentrantLock jdk = new java.util.concurrent.locks.ReentrantLock();
      twin.java.util.concurrent.locks.ReentrantLock model = new twin.java.util.concurrent.locks.ReentrantLock();
      java.util.concurrent.locks.ReentrantReadWriteLock jdkTwo = new java.util.concurrent.locks.ReentrantReadWriteLock();
      twin.java.util.concurrent.locks.ReentrantReadWriteLock modelTwo = new twin.java.util.concurrent.locks.ReentrantReadWriteLock();
      java.util.concurrent.Semaphore jdkThree = new java.util.concurrent.Semaphore(2);
      twin.java.util.concurrent.Semaphore modelThree = new twin.java.util.concurrent.Semaphore(2);
      for (int i = 0; i < 60; i++) {
        int number = random.nextInt(4) - (random.nextInt(9) == 0 ? 4 : 0);
        switch (random.nextInt(11)) {
          case 0: Check.same("tryLock", jdk::tryLock, model::tryLock); break;
          case 1: Check.same("unlock", () -> unlock(jdk::unlock), () -> unlock(model::unlock)); break;
          case 2: Check.same("read", jdkTwo.readLock()::tryLock, modelTwo.readLock()::tryLock); break;
          case 3: Check.same("write", jdkTwo.writeLock()::tryLock, modelTwo.writeLock()::tryLock); break;
          case 4: Check.same("unread", () -> unlock(jdkTwo.readLock()::unlock),
              () -> unlock(modelTwo.readLock()::unlock)); break;
          case 5: Check.same("unwrite", () -> unlock(jdkTwo.writeLock()::unlock),
              () -> unlock(modelTwo.writeLock()::unlock)); break;
          case 6: Check.same("acquire", () -> jdkThree.tryAcquire(number), () -> modelThree.tryAcquire(number)); break;
          case 7: Check.same("release", () -> unlock(() -> jdkThree.release(number)),
              () -> unlock(() -> modelThree.release(number))); break;
          case 8: Check.same("drain", jdkThree::drainPermits, modelThree::drainPermits); break;
          default:
            Check.equal("hold", jdk.getHoldCount() + " " + jdk.isLocked() + jdk.isHeldByCurrentThread(),
                model.getHoldCount() + " " + model.isLocked() + model.isHeldByCurrentThread());
            Check.equal("holds",
                jdkTwo.getReadHoldCount() + " " + jdkTwo.getWriteHoldCount() + jdkTwo.isWriteLocked() + text(jdkTwo),
                modelTwo.getReadHoldCount() + " " + modelTwo.getWriteHoldCount() + modelTwo.isWriteLocked() + text(modelTwo));
            Check.equal("permits", jdkThree.availablePermits() + text(jdkThree),
                modelThree.availablePermits() + text(modelThree));
            Check.equal("text", text(jdk), text(model));
        }
      }
    }
  }

  private static Object unlock(Runnable call) {
    call.run();
    return 0;
  }

  private static void phasers() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = Check.random(seed);
      int parties = random.nextInt(4);
      int more = random.nextInt(3);
      List<java.util.concurrent.Phaser> jdk = new ArrayList<>();
      List<twin.java.util.concurrent.Phaser> model = new ArrayList<>();
      jdk.add(new java.util.concurrent.Phaser(parties));
      model.add(new twin.java.util.concurrent.Phaser(parties));
      if (seed % 2 == 0) {
        jdk.add(new java.util.concurrent.Phaser(jdk.get(0), more));
        model.add(new twin.java.util.concurrent.Phaser(model.get(0), more));
        jdk.add(new java.util.concurrent.Phaser(jdk.get(1)));
        model.add(new twin.java.util.concurrent.Phaser(model.get(1)));
      }
      for (int i = 0; i < 40; i++) {
        int which = random.nextInt(jdk.size());
        java.util.concurrent.Phaser a = jdk.get(which);
        twin.java.util.concurrent.Phaser b = model.get(which);
        // A party that registers while all have arrived at a part of the tree would wait for the rest of it.
        boolean waits = a.getRegisteredParties() > 0 && a.getUnarrivedParties() == 0 && !a.isTerminated();
        for (java.util.concurrent.Phaser up = a.getParent(); up != null; up = up.getParent()) {
          waits |= up.getRegisteredParties() > 0 && up.getUnarrivedParties() == 0 && !up.isTerminated();
        }
        switch (random.nextInt(7)) {
          case 0:
            if (!waits) Check.same("register", a::register, b::register);
            break;
          case 1:
          case 2:
          case 3: Check.same("arrive", a::arrive, b::arrive); break;
          case 4: Check.same("deregister", a::arriveAndDeregister, b::arriveAndDeregister); break;
          case 5:
            if (random.nextInt(20) == 0) {
              a.forceTermination();
              b.forceTermination();
            }
            break;
          default:
            int past = a.getPhase() - 1;
            Check.same("await", () -> a.awaitAdvance(past), () -> b.awaitAdvance(past));
        }
        for (int k = 0; k < jdk.size(); k++) {
          Check.equal("phaser " + k + " of seed " + seed + " at " + i,
              text(jdk.get(k)) + jdk.get(k).getRegisteredParties() + " " + jdk.get(k).getUnarrivedParties() + jdk.get(k).isTerminated(),
              text(model.get(k)) + model.get(k).getRegisteredParties() + " " + model.get(k).getUnarrivedParties() + model.get(k).isTerminated());
        }
      }
    }
  }

  public static void main(String[] args) {
    atomics();
    updaters();
    timeUnit();
    stampedLock();
    synchronizers();
    phasers();
    Check.done();
  }
}

package java.time;

import antecede.World;
import java.util.Objects;

/** Tells the time in a zone. The system's clocks tell milliseconds of the schedule's time. */
public abstract class Clock implements InstantSource {
  protected Clock() {}

  public static Clock systemUTC() {
    return new SystemClock(ZoneOffset.UTC);
  }

  public static Clock systemDefaultZone() {
    return new SystemClock(ZoneId.systemDefault());
  }

  public static Clock system(ZoneId zone) {
    return new SystemClock(zone);
  }

  public static Clock tickMillis(ZoneId zone) {
    return new TickClock(system(zone), 1000000);
  }

  public static Clock tickSeconds(ZoneId zone) {
    return new TickClock(system(zone), 1000000000L);
  }

  public static Clock tickMinutes(ZoneId zone) {
    return new TickClock(system(zone), 60000000000L);
  }

  public static Clock tick(Clock baseClock, Duration tickDuration) {
    Objects.requireNonNull(baseClock, "baseClock");
    if (tickDuration.isNegative()) throw new IllegalArgumentException("Tick duration must not be negative");
    long nanos = tickDuration.toNanos();
    if (nanos % 1000000 != 0 && 1000000000L % nanos != 0) throw new IllegalArgumentException("Invalid tick duration");
    return nanos <= 1 ? baseClock : new TickClock(baseClock, nanos);
  }

  public static Clock fixed(Instant fixedInstant, ZoneId zone) {
    return new FixedClock(Objects.requireNonNull(fixedInstant, "fixedInstant"), Objects.requireNonNull(zone, "zone"));
  }

  public static Clock offset(Clock baseClock, Duration offsetDuration) {
    Objects.requireNonNull(baseClock, "baseClock");
    return offsetDuration.isZero() ? baseClock : new OffsetClock(baseClock, offsetDuration);
  }

  public abstract ZoneId getZone();

  @Override
  public abstract Clock withZone(ZoneId zone);

  @Override
  public long millis() {
    return instant().toEpochMilli();
  }

  @Override
  public abstract Instant instant();

  @Override
  public boolean equals(Object obj) {
    return super.equals(obj);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  /** A clock with a zone, and a number that tells it from others of its kind. */
  abstract static class Derived extends Clock {
    final ZoneId zone;
    final long number;

    Derived(ZoneId zone, long number) {
      this.zone = Objects.requireNonNull(zone, "zone");
      this.number = number;
    }

    @Override
    public ZoneId getZone() {
      return zone;
    }

    @Override
    public boolean equals(Object obj) {
      return obj != null && getClass() == obj.getClass() && zone.equals(((Derived) obj).zone)
          && number == ((Derived) obj).number;
    }

    @Override
    public int hashCode() {
      return zone.hashCode() + (int) number;
    }
  }

  private static final class SystemClock extends Derived {
    SystemClock(ZoneId zone) {
      super(zone, 1);
    }

    @Override
    public Clock withZone(ZoneId other) {
      return new SystemClock(other);
    }

    @Override
    public long millis() {
      return World.currentTimeMillis();
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(World.currentTimeMillis());
    }

    @Override
    public String toString() {
      return "SystemClock[" + zone + "]";
    }
  }

  private static final class FixedClock extends Derived {
    private final Instant instant;

    FixedClock(Instant instant, ZoneId zone) {
      super(zone, instant.hashCode());
      this.instant = instant;
    }

    @Override
    public Clock withZone(ZoneId other) {
      return new FixedClock(instant, other);
    }

    @Override
    public Instant instant() {
      return instant;
    }

    @Override
    public boolean equals(Object obj) {
      return super.equals(obj) && instant.equals(((FixedClock) obj).instant);
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }

    @Override
    public String toString() {
      return "FixedClock[" + instant + "," + zone + "]";
    }
  }

  private static final class OffsetClock extends Derived {
    private final Clock base;
    private final Duration offset;

    OffsetClock(Clock base, Duration offset) {
      super(base.getZone(), offset.hashCode());
      this.base = base;
      this.offset = offset;
    }

    @Override
    public Clock withZone(ZoneId other) {
      return new OffsetClock(base.withZone(other), offset);
    }

    @Override
    public Instant instant() {
      return base.instant().plus(offset);
    }

    @Override
    public boolean equals(Object obj) {
      return super.equals(obj) && base.equals(((OffsetClock) obj).base) && offset.equals(((OffsetClock) obj).offset);
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }

    @Override
    public String toString() {
      return "OffsetClock[" + base + "," + offset + "]";
    }
  }

  private static final class TickClock extends Derived {
    private final Clock base;

    TickClock(Clock base, long nanos) {
      super(base.getZone(), nanos);
      this.base = base;
    }

    @Override
    public Clock withZone(ZoneId other) {
      return new TickClock(base.withZone(other), number);
    }

    @Override
    public Instant instant() {
      if (number % 1000000 == 0) {
        long millis = base.millis();
        return Instant.ofEpochMilli(millis - Math.floorMod(millis, number / 1000000));
      }
      Instant instant = base.instant();
      return instant.minusNanos(Math.floorMod((long) instant.getNano(), number));
    }

    @Override
    public boolean equals(Object obj) {
      return super.equals(obj) && base.equals(((TickClock) obj).base);
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }

    @Override
    public String toString() {
      return "TickClock[" + base + "," + Duration.ofNanos(number) + "]";
    }
  }
}

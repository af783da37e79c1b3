package java.time.temporal;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;

/** Common queries. */
public final class TemporalQueries {
  private static final TemporalQuery<ZoneId> ZONE_ID = new TemporalQuery<ZoneId>() {
    @Override
    public ZoneId queryFrom(TemporalAccessor temporal) {
      return temporal.query(ZONE_ID);
    }

    @Override
    public String toString() {
      return "ZoneId";
    }
  };
  private static final TemporalQuery<Chronology> CHRONOLOGY = new TemporalQuery<Chronology>() {
    @Override
    public Chronology queryFrom(TemporalAccessor temporal) {
      return temporal.query(CHRONOLOGY);
    }

    @Override
    public String toString() {
      return "Chronology";
    }
  };
  private static final TemporalQuery<TemporalUnit> PRECISION = new TemporalQuery<TemporalUnit>() {
    @Override
    public TemporalUnit queryFrom(TemporalAccessor temporal) {
      return temporal.query(PRECISION);
    }

    @Override
    public String toString() {
      return "Precision";
    }
  };
  private static final TemporalQuery<ZoneOffset> OFFSET = new TemporalQuery<ZoneOffset>() {
    @Override
    public ZoneOffset queryFrom(TemporalAccessor temporal) {
      if (!temporal.isSupported(ChronoField.OFFSET_SECONDS)) return null;
      return ZoneOffset.ofTotalSeconds(temporal.get(ChronoField.OFFSET_SECONDS));
    }

    @Override
    public String toString() {
      return "ZoneOffset";
    }
  };
  private static final TemporalQuery<ZoneId> ZONE = new TemporalQuery<ZoneId>() {
    @Override
    public ZoneId queryFrom(TemporalAccessor temporal) {
      ZoneId zone = temporal.query(ZONE_ID);
      return zone != null ? zone : temporal.query(OFFSET);
    }

    @Override
    public String toString() {
      return "Zone";
    }
  };
  private static final TemporalQuery<LocalDate> LOCAL_DATE = new TemporalQuery<LocalDate>() {
    @Override
    public LocalDate queryFrom(TemporalAccessor temporal) {
      if (!temporal.isSupported(ChronoField.EPOCH_DAY)) return null;
      return LocalDate.ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY));
    }

    @Override
    public String toString() {
      return "LocalDate";
    }
  };
  private static final TemporalQuery<LocalTime> LOCAL_TIME = new TemporalQuery<LocalTime>() {
    @Override
    public LocalTime queryFrom(TemporalAccessor temporal) {
      if (!temporal.isSupported(ChronoField.NANO_OF_DAY)) return null;
      return LocalTime.ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY));
    }

    @Override
    public String toString() {
      return "LocalTime";
    }
  };

  private TemporalQueries() {}

  public static TemporalQuery<ZoneId> zoneId() {
    return ZONE_ID;
  }

  public static TemporalQuery<Chronology> chronology() {
    return CHRONOLOGY;
  }

  public static TemporalQuery<TemporalUnit> precision() {
    return PRECISION;
  }

  public static TemporalQuery<ZoneId> zone() {
    return ZONE;
  }

  public static TemporalQuery<ZoneOffset> offset() {
    return OFFSET;
  }

  public static TemporalQuery<LocalDate> localDate() {
    return LOCAL_DATE;
  }

  public static TemporalQuery<LocalTime> localTime() {
    return LOCAL_TIME;
  }
}

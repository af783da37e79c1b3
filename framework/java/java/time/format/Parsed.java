package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What was read from a text: fields, which {@link #resolve} puts together to a date and a time. */
final class Parsed implements TemporalAccessor {
  final Map<TemporalField, Long> fields = new HashMap<>();
  ZoneId zone;
  Chronology chronology;
  boolean leapSecond;
  Period excessDays = Period.ZERO;
  private ChronoLocalDate date;
  private LocalTime time;
  private ResolverStyle style = ResolverStyle.SMART;

  Parsed copy() {
    Parsed other = new Parsed();
    other.fields.putAll(fields);
    other.zone = zone;
    other.chronology = chronology;
    other.leapSecond = leapSecond;
    return other;
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (fields.containsKey(field) || date != null && date.isSupported(field)
        || time != null && time.isSupported(field)) {
      return true;
    }
    return field != null && !(field instanceof ChronoField) && field.isSupportedBy(this);
  }

  @Override
  public long getLong(TemporalField field) {
    Long value = fields.get(field);
    if (value != null) return value;
    if (date != null && date.isSupported(field)) return date.getLong(field);
    if (time != null && time.isSupported(field)) return time.getLong(field);
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.getFrom(this);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.zoneId()) return (R) zone;
    if (query == TemporalQueries.chronology()) return (R) chronology;
    if (query == TemporalQueries.localDate()) return (R) (date != null ? LocalDate.from(date) : null);
    if (query == TemporalQueries.localTime()) return (R) time;
    if (query == TemporalQueries.offset()) {
      Long offset = fields.get(ChronoField.OFFSET_SECONDS);
      if (offset != null) return (R) ZoneOffset.ofTotalSeconds(offset.intValue());
      return zone instanceof ZoneOffset ? (R) zone : query.queryFrom(this);
    }
    if (query == TemporalQueries.zone()) return query.queryFrom(this);
    return query == TemporalQueries.precision() ? null : query.queryFrom(this);
  }

  TemporalAccessor resolve(ResolverStyle resolverStyle, Set<TemporalField> resolverFields, ZoneId defaultZone,
      Chronology defaultChronology) {
    style = resolverStyle;
    if (resolverFields != null) fields.keySet().retainAll(resolverFields);
    if (zone == null) zone = defaultZone;
    if (chronology == null) chronology = defaultChronology != null ? defaultChronology : IsoChronology.INSTANCE;
    resolveInstantSeconds();
    resolveOthers();
    setDate(chronology.resolveDate(fields, style));
    resolveTime();
    crossCheck(date);
    crossCheck(time);
    if (date != null && time != null && !excessDays.isZero()) {
      date = date.plus(excessDays);
      excessDays = Period.ZERO;
    }
    resolveFraction();
    addInstant();
    return this;
  }

  private void setDate(ChronoLocalDate newDate) {
    if (newDate == null) return;
    if (date != null && !date.equals(newDate)) {
      throw new DateTimeException("Conflict found: Fields resolved to two different dates: " + date + " " + newDate);
    }
    date = newDate;
  }

  private void setTime(LocalTime newTime, Period days) {
    if (time != null && !time.equals(newTime)) {
      throw new DateTimeException("Conflict found: Fields resolved to different times: " + time + " " + newTime);
    }
    time = newTime;
    excessDays = days;
  }

  private void put(ChronoField field, long value, ChronoField from) {
    Long old = fields.put(field, value);
    if (old != null && old != value) {
      throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " " + value
          + " while resolving  " + from);
    }
  }

  private void resolveInstantSeconds() {
    Long seconds = fields.get(ChronoField.INSTANT_SECONDS);
    if (seconds == null) return;
    ZoneId from = zone;
    if (from == null) {
      Long offset = fields.get(ChronoField.OFFSET_SECONDS);
      if (offset == null) return;
      from = ZoneOffset.ofTotalSeconds(offset.intValue());
    }
    fields.remove(ChronoField.INSTANT_SECONDS);
    ZonedDateTime there = ZonedDateTime.ofInstant(Instant.ofEpochSecond(seconds), from);
    setDate(there.toLocalDate());
    put(ChronoField.SECOND_OF_DAY, there.toLocalTime().toSecondOfDay(), ChronoField.INSTANT_SECONDS);
  }

  /** Fields that know themselves how to resolve: quarters, weeks, Julian days. */
  private void resolveOthers() {
    for (int i = 0; i < 50; i++) {
      boolean again = false;
      for (TemporalField field : new ArrayList<>(fields.keySet())) {
        if (field instanceof ChronoField || !fields.containsKey(field)) continue;
        TemporalAccessor result = field.resolve(fields, this, style);
        if (result instanceof ChronoLocalDate) setDate((ChronoLocalDate) result);
        again = again || result != null || !fields.containsKey(field);
      }
      if (!again) return;
    }
  }

  private void checked(ChronoField field, long value, boolean zeroAllowed) {
    if (style == ResolverStyle.STRICT || style == ResolverStyle.SMART && !(zeroAllowed && value == 0)) {
      field.checkValidValue(value);
    }
  }

  private void resolveTime() {
    Long value = fields.remove(ChronoField.CLOCK_HOUR_OF_DAY);
    if (value != null) {
      checked(ChronoField.CLOCK_HOUR_OF_DAY, value, true);
      put(ChronoField.HOUR_OF_DAY, value == 24 ? 0 : value, ChronoField.CLOCK_HOUR_OF_DAY);
    }
    value = fields.remove(ChronoField.CLOCK_HOUR_OF_AMPM);
    if (value != null) {
      checked(ChronoField.CLOCK_HOUR_OF_AMPM, value, true);
      put(ChronoField.HOUR_OF_AMPM, value == 12 ? 0 : value, ChronoField.CLOCK_HOUR_OF_AMPM);
    }
    if (fields.containsKey(ChronoField.AMPM_OF_DAY) && fields.containsKey(ChronoField.HOUR_OF_AMPM)) {
      long half = fields.remove(ChronoField.AMPM_OF_DAY);
      long hour = fields.remove(ChronoField.HOUR_OF_AMPM);
      if (style != ResolverStyle.LENIENT) {
        ChronoField.AMPM_OF_DAY.checkValidValue(half);
        ChronoField.HOUR_OF_AMPM.checkValidValue(hour);
      }
      put(ChronoField.HOUR_OF_DAY, Math.addExact(Math.multiplyExact(half, 12L), hour), ChronoField.AMPM_OF_DAY);
    }
    split(ChronoField.NANO_OF_DAY, 1000000000L, ChronoField.SECOND_OF_DAY, ChronoField.NANO_OF_SECOND);
    split(ChronoField.MICRO_OF_DAY, 1000000, ChronoField.SECOND_OF_DAY, ChronoField.MICRO_OF_SECOND);
    split(ChronoField.MILLI_OF_DAY, 1000, ChronoField.SECOND_OF_DAY, ChronoField.MILLI_OF_SECOND);
    split(ChronoField.SECOND_OF_DAY, 60, ChronoField.MINUTE_OF_DAY, ChronoField.SECOND_OF_MINUTE);
    split(ChronoField.MINUTE_OF_DAY, 60, ChronoField.HOUR_OF_DAY, ChronoField.MINUTE_OF_HOUR);
    if (fields.containsKey(ChronoField.NANO_OF_SECOND)) {
      long nano = fields.get(ChronoField.NANO_OF_SECOND);
      checked(ChronoField.NANO_OF_SECOND, nano, false);
      if (fields.remove(ChronoField.MICRO_OF_SECOND) != null || fields.remove(ChronoField.MILLI_OF_SECOND) != null) {
        fields.put(ChronoField.NANO_OF_SECOND, nano);
      }
    } else if (fields.containsKey(ChronoField.MICRO_OF_SECOND)) {
      long micro = fields.remove(ChronoField.MICRO_OF_SECOND);
      checked(ChronoField.MICRO_OF_SECOND, micro, false);
      fields.put(ChronoField.NANO_OF_SECOND, micro * 1000);
    } else if (fields.containsKey(ChronoField.MILLI_OF_SECOND)) {
      long milli = fields.remove(ChronoField.MILLI_OF_SECOND);
      checked(ChronoField.MILLI_OF_SECOND, milli, false);
      fields.put(ChronoField.NANO_OF_SECOND, milli * 1000000);
    }
    resolveHour();
  }

  private void split(ChronoField field, long unit, ChronoField larger, ChronoField smaller) {
    Long value = fields.remove(field);
    if (value == null) return;
    if (style != ResolverStyle.LENIENT) field.checkValidValue(value);
    put(larger, value / unit, field);
    put(smaller, value % unit, field);
  }

  /** Hours make a time; minutes, seconds and fractions only behind what is larger. */
  private void resolveHour() {
    Long hour = fields.get(ChronoField.HOUR_OF_DAY);
    Long minute = fields.get(ChronoField.MINUTE_OF_HOUR);
    Long second = fields.get(ChronoField.SECOND_OF_MINUTE);
    Long nano = fields.get(ChronoField.NANO_OF_SECOND);
    if (hour == null || minute == null && (second != null || nano != null)
        || minute != null && second == null && nano != null) {
      return;
    }
    long h = hour;
    long m = minute == null ? 0 : minute;
    long s = second == null ? 0 : second;
    long n = nano == null ? 0 : nano;
    if (style == ResolverStyle.LENIENT) {
      long seconds = Math.addExact(Math.addExact(Math.multiplyExact(h, 3600L), Math.multiplyExact(m, 60L)), s);
      seconds = Math.addExact(seconds, Math.floorDiv(n, 1000000000L));
      LocalTime result = LocalTime.ofNanoOfDay(Math.floorMod(seconds, 86400L) * 1000000000L
          + Math.floorMod(n, 1000000000L));
      setTime(result, Period.ofDays(Math.toIntExact(Math.floorDiv(seconds, 86400L))));
    } else if (style == ResolverStyle.SMART && h == 24 && m == 0 && s == 0 && n == 0) {
      setTime(LocalTime.MIDNIGHT, Period.ofDays(1));
    } else {
      int checkedMinute = ChronoField.MINUTE_OF_HOUR.checkValidIntValue(m);
      int checkedHour = ChronoField.HOUR_OF_DAY.checkValidIntValue(h);
      setTime(LocalTime.of(checkedHour, checkedMinute, ChronoField.SECOND_OF_MINUTE.checkValidIntValue(s),
          ChronoField.NANO_OF_SECOND.checkValidIntValue(n)), Period.ZERO);
    }
    fields.remove(ChronoField.HOUR_OF_DAY);
    fields.remove(ChronoField.MINUTE_OF_HOUR);
    fields.remove(ChronoField.SECOND_OF_MINUTE);
    fields.remove(ChronoField.NANO_OF_SECOND);
  }

  /** Fields that are left must agree with the result. */
  private void crossCheck(TemporalAccessor target) {
    if (target == null) return;
    for (TemporalField field : new ArrayList<>(fields.keySet())) {
      if (!target.isSupported(field)) continue;
      long value;
      try {
        value = target.getLong(field);
      } catch (RuntimeException e) {
        continue;
      }
      if (value != fields.get(field)) {
        throw new DateTimeException("Conflict found: Field " + field + " " + value + " differs from " + field + " "
            + fields.get(field)
            + " derived from " + target);
      }
      fields.remove(field);
    }
  }

  private void resolveFraction() {
    boolean alone = time == null && fields.containsKey(ChronoField.NANO_OF_SECOND);
    if (time != null || !(alone || fields.containsKey(ChronoField.INSTANT_SECONDS)
        || fields.containsKey(ChronoField.SECOND_OF_DAY)
        || fields.containsKey(ChronoField.SECOND_OF_MINUTE))) {
      return;
    }
    long nano = alone ? fields.get(ChronoField.NANO_OF_SECOND) : 0;
    fields.put(ChronoField.NANO_OF_SECOND, nano);
    fields.put(ChronoField.MICRO_OF_SECOND, nano / 1000);
    fields.put(ChronoField.MILLI_OF_SECOND, nano / 1000000);
  }

  private void addInstant() {
    if (date == null || time == null) return;
    Long offset = fields.get(ChronoField.OFFSET_SECONDS);
    if (offset != null) {
      ZoneOffset there = ZoneOffset.ofTotalSeconds(offset.intValue());
      fields.put(ChronoField.INSTANT_SECONDS, date.atTime(time).atZone(there).toEpochSecond());
    } else if (zone != null) {
      fields.put(ChronoField.INSTANT_SECONDS, date.atTime(time).atZone(zone).toEpochSecond());
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(fields).append(',').append(chronology);
    if (zone != null) text.append(',').append(zone);
    if (date != null || time != null) {
      text.append(" resolved to ").append(date != null ? date.toString() : "");
      if (date != null && time != null) text.append('T');
      text.append(time != null ? time.toString() : "");
    }
    return text.toString();
  }
}

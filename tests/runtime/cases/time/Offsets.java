package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.temporal.ChronoUnit;
import java.time.zone.*;
import java.util.*;

/** OffsetDateTime, OffsetTime, ZoneOffset and ZonedDateTime with fixed offsets and zones with daylight saving. */
public class Offsets {
  public static void main(String[] args) {
    for (String s : new String[] {"Z", "+1", "+01", "-0130", "+05:30", "-18:00", "+01:02:03"})
      p(s, ZoneOffset.of(s), ZoneOffset.of(s).getTotalSeconds(), ZoneOffset.of(s).getId(), ZoneOffset.of(s).hashCode());
    p(thrown(() -> ZoneOffset.of("+19:00")), thrown(() -> ZoneOffset.of("1")), thrown(() -> ZoneOffset.of("+1:30")),
        thrown(() -> ZoneOffset.ofHoursMinutes(1, -30)), ZoneOffset.ofTotalSeconds(0) == ZoneOffset.UTC,
        ZoneOffset.ofHours(2).compareTo(ZoneOffset.UTC), ZoneId.of("UTC+3"),
        ZoneId.of("GMT-02:00").getRules().isFixedOffset(), thrown(() -> ZoneId.of("Nowhere/City")),
        thrown(() -> ZoneId.of("")));
    OffsetDateTime o = OffsetDateTime.of(2024, 3, 10, 1, 30, 0, 0, ZoneOffset.ofHours(-5));
    p(o, o.toInstant(), o.withOffsetSameInstant(ZoneOffset.UTC), o.withOffsetSameLocal(ZoneOffset.UTC),
        o.toLocalDateTime(), o.toEpochSecond(), o.compareTo(o.withOffsetSameInstant(ZoneOffset.UTC)),
        o.isEqual(o.withOffsetSameInstant(ZoneOffset.UTC)), o.equals(o.withOffsetSameInstant(ZoneOffset.UTC)),
        o.plusHours(30), o.truncatedTo(ChronoUnit.DAYS), OffsetDateTime.parse("2024-01-01T00:00+09:00"),
        o.toOffsetTime());
    OffsetTime t = OffsetTime.of(23, 0, 0, 0, ZoneOffset.ofHours(2));
    p(t, t.plusHours(2), t.withOffsetSameInstant(ZoneOffset.UTC), OffsetTime.parse("10:15+01:00").compareTo(t),
        t.isAfter(OffsetTime.parse("22:30Z")));
    ZoneId ny = ZoneId.of("America/New_York"), berlin = ZoneId.of("Europe/Berlin"), tokyo = ZoneId.of("Asia/Tokyo");
    ZonedDateTime before = ZonedDateTime.of(2024, 3, 10, 1, 30, 0, 0, ny);
    p(before, before.plusHours(1), before.plusDays(1), before.plusMinutes(30).getOffset(),
        ZonedDateTime.of(2024, 3, 10, 2, 30, 0, 0, ny), before.withZoneSameInstant(berlin),
        before.withZoneSameLocal(tokyo), before.toInstant(), before.toOffsetDateTime(), before.withFixedOffsetZone());
    ZonedDateTime overlap = ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ny);
    p(overlap, overlap.withLaterOffsetAtOverlap(), overlap.plusHours(1), overlap.plusHours(2),
        overlap.withEarlierOffsetAtOverlap().equals(overlap), ChronoUnit.HOURS.between(overlap, overlap.plusDays(1)),
        Duration.between(overlap.minusDays(1), overlap.plusDays(1)).toHours());
    ZoneRules r = berlin.getRules();
    LocalDateTime gap = LocalDateTime.of(2024, 3, 31, 2, 30), fall = LocalDateTime.of(2024, 10, 27, 2, 30);
    p(r.getValidOffsets(gap), r.getValidOffsets(fall), r.getTransition(gap), r.getTransition(fall),
        r.isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")), r.getOffset(Instant.parse("2024-01-01T00:00:00Z")),
        r.getStandardOffset(Instant.parse("2024-07-01T00:00:00Z")),
        r.nextTransition(Instant.parse("2024-01-01T00:00:00Z")).getInstant());
    p(ZonedDateTime.parse("2024-05-05T10:00+02:00[Europe/Berlin]"), ZonedDateTime.parse("2024-05-05T10:00Z"),
        ZonedDateTime.ofInstant(Instant.EPOCH, tokyo), ZonedDateTime.ofLocal(fall, berlin, ZoneOffset.ofHours(1)),
        thrown(() -> ZonedDateTime.ofStrict(gap, ZoneOffset.ofHours(1), berlin)),
        tokyo.getRules().isDaylightSavings(Instant.EPOCH), ZoneOffset.UTC.getRules().getTransitions().size(),
        berlin.equals(ZoneId.of("Europe/Berlin")), berlin.normalized().equals(berlin));
    TimeZone z = TimeZone.getTimeZone("America/New_York");
    p(z.getID(), z.getRawOffset(), z.getOffset(1720000000000L), z.useDaylightTime(),
        z.inDaylightTime(new Date(1720000000000L)), TimeZone.getTimeZone("nonsense").getID(),
        TimeZone.getTimeZone("GMT+8").getID(), TimeZone.getDefault().getID(), z.toZoneId());
  }
}

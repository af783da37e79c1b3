package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;

/** A time zone: an offset, or a region of java.util.TimeZone. */
public abstract class ZoneId implements Serializable {
  public static final Map<String, String> SHORT_IDS;

  static {
    String[] pairs = {
      "ACT", "Australia/Darwin", "AET", "Australia/Sydney", "AGT", "America/Argentina/Buenos_Aires", "ART",
          "Africa/Cairo", "AST",
      "America/Anchorage", "BET", "America/Sao_Paulo", "BST", "Asia/Dhaka", "CAT", "Africa/Harare", "CNT",
          "America/St_Johns", "CST",
      "America/Chicago", "CTT", "Asia/Shanghai", "EAT", "Africa/Addis_Ababa", "ECT", "Europe/Paris", "IET",
      "America/Indiana/Indianapolis", "IST", "Asia/Kolkata", "JST", "Asia/Tokyo", "MIT", "Pacific/Apia", "NET",
          "Asia/Yerevan", "NST",
      "Pacific/Auckland", "PLT", "Asia/Karachi", "PNT", "America/Phoenix", "PRT", "America/Puerto_Rico", "PST",
          "America/Los_Angeles",
      "SST", "Pacific/Guadalcanal", "VST", "Asia/Ho_Chi_Minh", "EST", "-05:00", "MST", "-07:00", "HST", "-10:00"
    };
    Map<String, String> map = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) map.put(pairs[i], pairs[i + 1]);
    SHORT_IDS = Collections.unmodifiableMap(map);
  }

  ZoneId() {}

  public static ZoneId systemDefault() {
    return TimeZone.getDefault().toZoneId();
  }

  public static Set<String> getAvailableZoneIds() {
    return new HashSet<>(Arrays.asList(TimeZone.getAvailableIDs()));
  }

  public static ZoneId of(String zoneId, Map<String, String> aliasMap) {
    Objects.requireNonNull(zoneId, "zoneId");
    String id = aliasMap.get(zoneId);
    return of(id != null ? id : zoneId);
  }

  public static ZoneId of(String zoneId) {
    Objects.requireNonNull(zoneId, "zoneId");
    if (zoneId.length() <= 1 || zoneId.startsWith("+") || zoneId.startsWith("-")) return ZoneOffset.of(zoneId);
    String prefix = zoneId.startsWith("UTC")
        || zoneId.startsWith("GMT") ? zoneId.substring(0, 3) : zoneId.startsWith("UT") ? "UT" : "";
    if (!prefix.isEmpty()) {
      String rest = zoneId.substring(prefix.length());
      if (rest.isEmpty()) return ofOffset(zoneId, ZoneOffset.UTC);
      if (rest.startsWith("+") || rest.startsWith("-")) {
        try {
          return ofOffset(prefix, ZoneOffset.of(rest));
        } catch (DateTimeException e) {
          throw new DateTimeException("Invalid ID for offset-based ZoneId: " + zoneId, e);
        }
      }
    }
    checkRegion(zoneId);
    if (!Arrays.asList(TimeZone.getAvailableIDs()).contains(zoneId)) {
      throw new ZoneRulesException("Unknown time-zone ID: " + zoneId);
    }
    return new ZoneRegion(zoneId, ZoneRules.of(TimeZone.getTimeZone(zoneId)));
  }

  private static void checkRegion(String id) {
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      boolean later = c >= '0' && c <= '9' || "/._~+-".indexOf(c) >= 0;
      if (!letter && (i == 0 || !later)) {
        throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + id);
      }
    }
  }

  public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
    Objects.requireNonNull(prefix, "prefix");
    Objects.requireNonNull(offset, "offset");
    if (prefix.isEmpty()) return offset;
    if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
      throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
    }
    return new ZoneRegion(offset.getTotalSeconds() == 0 ? prefix : prefix + offset.getId(), ZoneRules.of(offset));
  }

  public static ZoneId from(TemporalAccessor temporal) {
    ZoneId result = temporal.query(TemporalQueries.zone());
    if (result == null) {
      throw new DateTimeException("Unable to obtain ZoneId from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName());
    }
    return result;
  }

  public abstract String getId();

  public String getDisplayName(TextStyle style, Locale locale) {
    return new DateTimeFormatterBuilder().appendZoneText(style).toFormatter(locale)
        .format(LocalDateTime.now().atZone(this));
  }

  public abstract ZoneRules getRules();

  public ZoneId normalized() {
    return getRules().isFixedOffset() ? getRules().getOffset(Instant.EPOCH) : this;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZoneId && getId().equals(((ZoneId) obj).getId());
  }

  @Override
  public int hashCode() {
    return getId().hashCode();
  }

  @Override
  public String toString() {
    return getId();
  }

  private static final class ZoneRegion extends ZoneId {
    private final String id;
    private final ZoneRules rules;

    ZoneRegion(String id, ZoneRules rules) {
      this.id = id;
      this.rules = rules;
    }

    @Override
    public String getId() {
      return id;
    }

    @Override
    public ZoneRules getRules() {
      return rules;
    }
  }
}

package java.time.zone;

import antecede.Hidden;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.TimeZone;

/** How the offset of a zone changes: never, by given transitions, or as a {@link TimeZone} says. */
public final class ZoneRules implements Serializable {
  private final ZoneOffset standard;
  private final ZoneOffset first;
  private final List<ZoneOffsetTransition> standardTransitions;
  private final List<ZoneOffsetTransition> transitions;
  private final List<ZoneOffsetTransitionRule> lastRules;
  /** Null unless the rules are those of a zone known by name. */
  private final TimeZone zone;

  private ZoneRules(ZoneOffset standard, ZoneOffset first, List<ZoneOffsetTransition> standardTransitions,
      List<ZoneOffsetTransition> transitions, List<ZoneOffsetTransitionRule> lastRules, TimeZone zone) {
    this.standard = standard;
    this.first = first;
    this.standardTransitions = standardTransitions;
    this.transitions = transitions;
    this.lastRules = lastRules;
    this.zone = zone;
  }

  public static ZoneRules of(ZoneOffset baseStandardOffset, ZoneOffset baseWallOffset,
      List<ZoneOffsetTransition> standardOffsetTransitionList, List<ZoneOffsetTransition> transitionList,
      List<ZoneOffsetTransitionRule> lastRules) {
    return new ZoneRules(Objects.requireNonNull(baseStandardOffset), Objects.requireNonNull(baseWallOffset),
        new ArrayList<>(standardOffsetTransitionList), new ArrayList<>(transitionList), new ArrayList<>(lastRules),
            null);
  }

  public static ZoneRules of(ZoneOffset offset) {
    Objects.requireNonNull(offset, "offset");
    return new ZoneRules(offset, offset, Collections.<ZoneOffsetTransition>emptyList(),
        Collections.<ZoneOffsetTransition>emptyList(),
        Collections.<ZoneOffsetTransitionRule>emptyList(), null);
  }

  /** The rules of a zone that is known by name. */
  @Hidden
  public static ZoneRules of(TimeZone zone) {
    ZoneOffset raw = ZoneOffset.ofTotalSeconds(zone.getRawOffset() / 1000);
    return new ZoneRules(raw, raw, Collections.<ZoneOffsetTransition>emptyList(),
        Collections.<ZoneOffsetTransition>emptyList(),
        Collections.<ZoneOffsetTransitionRule>emptyList(), zone.useDaylightTime() ? zone : null);
  }

  public boolean isFixedOffset() {
    return zone == null && first.equals(standard) && transitions.isEmpty() && lastRules.isEmpty();
  }

  private List<ZoneOffsetTransition> ofYear(int year) {
    List<ZoneOffsetTransition> result = new ArrayList<>();
    for (ZoneOffsetTransitionRule rule : lastRules) result.add(rule.createTransition(year));
    return result;
  }

  private int seconds(long epochSecond) {
    if (zone != null) return zone.getOffset(epochSecond * 1000) / 1000;
    ZoneOffset offset = first;
    for (ZoneOffsetTransition transition : transitions) {
      if (transition.toEpochSecond() > epochSecond) return offset.getTotalSeconds();
      offset = transition.getOffsetAfter();
    }
    if (!lastRules.isEmpty()) {
      int year = LocalDateTime.ofEpochSecond(epochSecond, 0, offset).getYear();
      for (int y = year - 1; y <= year + 1; y++) {
        for (ZoneOffsetTransition transition : ofYear(y)) {
          if (transition.toEpochSecond() > epochSecond) return transition.getOffsetBefore().getTotalSeconds();
          offset = transition.getOffsetAfter();
        }
      }
    }
    return offset.getTotalSeconds();
  }

  public ZoneOffset getOffset(Instant instant) {
    return isFixedOffset() ? first : ZoneOffset.ofTotalSeconds(seconds(instant.getEpochSecond()));
  }

  /** In a gap the offset before it, in an overlap the earlier one. */
  public ZoneOffset getOffset(LocalDateTime localDateTime) {
    if (isFixedOffset()) return first;
    ZoneOffsetTransition transition = getTransition(localDateTime);
    if (transition != null) return transition.getOffsetBefore();
    return getValidOffsets(localDateTime).get(0);
  }

  public List<ZoneOffset> getValidOffsets(LocalDateTime localDateTime) {
    if (isFixedOffset()) return Collections.singletonList(first);
    ZoneOffsetTransition transition = getTransition(localDateTime);
    if (transition != null) return transition.validOffsets();
    long local = localDateTime.toEpochSecond(ZoneOffset.UTC);
    return Collections.singletonList(ZoneOffset.ofTotalSeconds(valid(local)));
  }

  /** The offset of a local time that has exactly one. */
  private int valid(long local) {
    int early = seconds(local - 86400);
    if (seconds(local - early) == early) return early;
    return seconds(local + 86400);
  }

  /** The transition whose gap or overlap a local time lies in; null if it lies in none. */
  public ZoneOffsetTransition getTransition(LocalDateTime localDateTime) {
    if (isFixedOffset()) return null;
    long local = localDateTime.toEpochSecond(ZoneOffset.UTC);
    ZoneOffsetTransition transition = nextTransition(Instant.ofEpochSecond(local - 86400));
    if (transition == null || transition.toEpochSecond() > local + 86400) return null;
    LocalDateTime from = transition.isGap() ? transition.getDateTimeBefore() : transition.getDateTimeAfter();
    LocalDateTime to = transition.isGap() ? transition.getDateTimeAfter() : transition.getDateTimeBefore();
    return localDateTime.isBefore(from) || !localDateTime.isBefore(to) ? null : transition;
  }

  public ZoneOffset getStandardOffset(Instant instant) {
    ZoneOffset result = standard;
    for (ZoneOffsetTransition transition : standardTransitions) {
      if (transition.toEpochSecond() <= instant.getEpochSecond()) result = transition.getOffsetAfter();
    }
    return result;
  }

  public Duration getDaylightSavings(Instant instant) {
    return Duration.ofSeconds(getOffset(instant).getTotalSeconds() - getStandardOffset(instant).getTotalSeconds());
  }

  public boolean isDaylightSavings(Instant instant) {
    return !getStandardOffset(instant).equals(getOffset(instant));
  }

  public boolean isValidOffset(LocalDateTime localDateTime, ZoneOffset offset) {
    return getValidOffsets(localDateTime).contains(offset);
  }

  public ZoneOffsetTransition nextTransition(Instant instant) {
    return isFixedOffset() ? null : search(instant.getEpochSecond(), 86400 * 20);
  }

  public ZoneOffsetTransition previousTransition(Instant instant) {
    if (isFixedOffset()) return null;
    long second = instant.getNano() > 0 ? instant.getEpochSecond() : instant.getEpochSecond() - 1;
    return search(second, -86400 * 20);
  }

  /** Steps until the offset is another, then halves. Gives up after some years. */
  private ZoneOffsetTransition search(long start, int step) {
    long from = start;
    int offset = seconds(from);
    for (int i = 0; i < 200; i++, from += step) {
      if (seconds(from + step) == offset) continue;
      long low = Math.min(from, from + step);
      long high = Math.max(from, from + step);
      int before = seconds(low);
      while (high - low > 1) {
        long middle = low + (high - low) / 2;
        if (seconds(middle) == before) low = middle;
        else high = middle;
      }
      return new ZoneOffsetTransition(high, ZoneOffset.ofTotalSeconds(before),
          ZoneOffset.ofTotalSeconds(seconds(high)));
    }
    return null;
  }

  public List<ZoneOffsetTransition> getTransitions() {
    return Collections.unmodifiableList(transitions);
  }

  public List<ZoneOffsetTransitionRule> getTransitionRules() {
    return Collections.unmodifiableList(lastRules);
  }

  @Override
  public boolean equals(Object otherRules) {
    if (!(otherRules instanceof ZoneRules)) return false;
    ZoneRules other = (ZoneRules) otherRules;
    return standard.equals(other.standard) && first.equals(other.first)
        && standardTransitions.equals(other.standardTransitions)
        && transitions.equals(other.transitions) && lastRules.equals(other.lastRules)
        && (zone == null ? other.zone == null : other.zone != null && zone.hasSameRules(other.zone));
  }

  @Override
  public int hashCode() {
    return Objects.hash(standard, first, standardTransitions, transitions, lastRules);
  }

  @Override
  public String toString() {
    return "ZoneRules[currentStandardOffset=" + standard + "]";
  }
}

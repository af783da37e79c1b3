package java.time.zone;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** A moment at which the offset of a zone changes. */
public final class ZoneOffsetTransition implements Comparable<ZoneOffsetTransition>, Serializable {
  private final long epochSecond;
  private final ZoneOffset before;
  private final ZoneOffset after;

  ZoneOffsetTransition(long epochSecond, ZoneOffset before, ZoneOffset after) {
    this.epochSecond = epochSecond;
    this.before = before;
    this.after = after;
  }

  public static ZoneOffsetTransition of(LocalDateTime transition, ZoneOffset offsetBefore, ZoneOffset offsetAfter) {
    Objects.requireNonNull(transition, "transition");
    if (offsetBefore.equals(offsetAfter)) throw new IllegalArgumentException("Offsets must not be equal");
    if (transition.getNano() != 0) throw new IllegalArgumentException("Nano-of-second must be zero");
    return new ZoneOffsetTransition(transition.toEpochSecond(offsetBefore), offsetBefore, offsetAfter);
  }

  public Instant getInstant() {
    return Instant.ofEpochSecond(epochSecond);
  }

  public long toEpochSecond() {
    return epochSecond;
  }

  public LocalDateTime getDateTimeBefore() {
    return LocalDateTime.ofEpochSecond(epochSecond, 0, before);
  }

  public LocalDateTime getDateTimeAfter() {
    return LocalDateTime.ofEpochSecond(epochSecond, 0, after);
  }

  public ZoneOffset getOffsetBefore() {
    return before;
  }

  public ZoneOffset getOffsetAfter() {
    return after;
  }

  public Duration getDuration() {
    return Duration.ofSeconds(after.getTotalSeconds() - before.getTotalSeconds());
  }

  public boolean isGap() {
    return after.getTotalSeconds() > before.getTotalSeconds();
  }

  public boolean isOverlap() {
    return after.getTotalSeconds() < before.getTotalSeconds();
  }

  public boolean isValidOffset(ZoneOffset offset) {
    return !isGap() && (before.equals(offset) || after.equals(offset));
  }

  List<ZoneOffset> validOffsets() {
    return isGap() ? Collections.<ZoneOffset>emptyList() : Arrays.asList(before, after);
  }

  @Override
  public int compareTo(ZoneOffsetTransition transition) {
    return Long.compare(epochSecond, transition.epochSecond);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof ZoneOffsetTransition)) return false;
    ZoneOffsetTransition that = (ZoneOffsetTransition) other;
    return epochSecond == that.epochSecond && before.equals(that.before) && after.equals(that.after);
  }

  @Override
  public int hashCode() {
    return getDateTimeBefore().hashCode() ^ before.hashCode() ^ Integer.rotateLeft(after.hashCode(), 16);
  }

  @Override
  public String toString() {
    return "Transition[" + (isGap() ? "Gap" : "Overlap") + " at " + getDateTimeBefore() + before + " to " + after
        + ']';
  }
}

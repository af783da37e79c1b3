package java.util;

import java.io.Serializable;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** A universally unique identifier of 128 bits. */
public final class UUID implements Serializable, Comparable<UUID> {
  private final long high;
  private final long low;

  public UUID(long mostSigBits, long leastSigBits) {
    high = mostSigBits;
    low = leastSigBits;
  }

  /** From 16 bytes, after version and variant were put into them. */
  private static UUID of(byte[] bytes, int version) {
    bytes[6] = (byte) (bytes[6] & 0x0f | version << 4);
    bytes[8] = (byte) (bytes[8] & 0x3f | 0x80);
    long[] halves = new long[2];
    for (int i = 0; i < 16; i++) halves[i / 8] = halves[i / 8] << 8 | bytes[i] & 0xff;
    return new UUID(halves[0], halves[1]);
  }

  public static UUID randomUUID() {
    byte[] bytes = new byte[16];
    new SecureRandom().nextBytes(bytes);
    return of(bytes, 4);
  }

  public static UUID nameUUIDFromBytes(byte[] name) {
    try {
      return of(MessageDigest.getInstance("MD5").digest(name), 3);
    } catch (NoSuchAlgorithmException impossible) {
      throw new InternalError(impossible);
    }
  }

  public static UUID fromString(String name) {
    if (name.length() > 36) throw new IllegalArgumentException("UUID string too large");
    long[] parts = new long[5];
    int start = 0;
    for (int i = 0; i < 5; i++) {
      int end = i < 4 ? name.indexOf('-', start) : name.length();
      if (end < 0 || i == 4 && name.indexOf('-', start) >= 0) {
        throw new IllegalArgumentException("Invalid UUID string: " + name);
      }
      parts[i] = start;
      start = end + 1;
    }
    for (int i = 0; i < 5; i++) {
      int end = i < 4 ? (int) parts[i + 1] - 1 : name.length();
      parts[i] = Long.parseLong(name.substring((int) parts[i], end), 16);
    }
    return new UUID(
        (parts[0] & 0xffffffffL) << 32 | (parts[1] & 0xffff) << 16 | parts[2] & 0xffff,
        (parts[3] & 0xffff) << 48 | parts[4] & 0xffffffffffffL);
  }

  public long getLeastSignificantBits() {
    return low;
  }

  public long getMostSignificantBits() {
    return high;
  }

  public int version() {
    return (int) (high >> 12) & 0x0f;
  }

  public int variant() {
    if (low >= 0) return 0;
    return (low >>> 62) == 2 ? 2 : (int) (low >>> 61);
  }

  private void requireTimeBased() {
    if (version() != 1) throw new UnsupportedOperationException("Not a time-based UUID");
  }

  public long timestamp() {
    requireTimeBased();
    return (high & 0xfff) << 48 | (high >> 16 & 0xffff) << 32 | high >>> 32;
  }

  public int clockSequence() {
    requireTimeBased();
    return (int) (low >>> 48) & 0x3fff;
  }

  public long node() {
    requireTimeBased();
    return low & 0xffffffffffffL;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(36);
    for (int shift = 60; shift >= 0; shift -= 4) {
      text.append(Character.forDigit((int) (high >>> shift) & 15, 16));
      if (shift == 32 || shift == 16) text.append('-');
    }
    text.append('-');
    for (int shift = 60; shift >= 0; shift -= 4) {
      text.append(Character.forDigit((int) (low >>> shift) & 15, 16));
      if (shift == 48) text.append('-');
    }
    return text.toString();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(high ^ low);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof UUID && high == ((UUID) obj).high && low == ((UUID) obj).low;
  }

  @Override
  public int compareTo(UUID val) {
    return high != val.high ? Long.compare(high, val.high) : Long.compare(low, val.low);
  }
}

package java.time.format;

/** How strictly parsed values must fit together. */
public enum ResolverStyle {
  STRICT,
  SMART,
  LENIENT
}

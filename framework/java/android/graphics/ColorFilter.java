package android.graphics;

/** What changes colours while they are drawn. */
@antecede.Plain
public class ColorFilter {
  public ColorFilter() {}
}

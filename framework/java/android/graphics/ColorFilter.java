package android.graphics;

/** What changes colours while they are drawn. */
public class ColorFilter {
  public ColorFilter() {}
}

package android.graphics;

/** Walks over the rectangles of a region. */
@antecede.Plain
public class RegionIterator {
  private final Rect[] parts;
  private int next;

  public RegionIterator(Region region) {
    parts = region.parts();
  }

  public final boolean next(Rect r) {
    if (r == null) throw new NullPointerException("The Rect must be provided");
    if (next == parts.length) return false;
    r.set(parts[next++]);
    return true;
  }
}

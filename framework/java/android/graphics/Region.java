package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** A set of pixels, as disjoint rectangles. */
@antecede.Plain
public class Region implements Parcelable {
  public static final Parcelable.Creator<Region> CREATOR = new Parcelable.Creator<Region>() {
    @Override
    public Region createFromParcel(Parcel source) {
      return new Region((Region) source.readWhole());
    }

    @Override
    public Region[] newArray(int size) {
      return new Region[size];
    }
  };

  public enum Op {
    DIFFERENCE,
    INTERSECT,
    UNION,
    XOR,
    REVERSE_DIFFERENCE,
    REPLACE
  }

  private Rect[] parts = new Rect[0];

  public Region() {}

  public Region(Region region) {
    set(region);
  }

  public Region(Rect r) {
    set(r);
  }

  public Region(int left, int top, int right, int bottom) {
    set(left, top, right, bottom);
  }

  Rect[] parts() {
    return parts;
  }

  private boolean take(Rect[] rects) {
    parts = rects;
    return rects.length > 0;
  }

  private static Rect[] join(Rect[] a, Rect[] b) {
    Rect[] all = new Rect[a.length + b.length];
    System.arraycopy(a, 0, all, 0, a.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    return all;
  }

  private static Rect[] one(int left, int top, int right, int bottom) {
    return left < right && top < bottom ? new Rect[] {new Rect(left, top, right, bottom)} : new Rect[0];
  }

  private static Rect[] without(Rect[] from, Rect hole) {
    Rect[] result = new Rect[0];
    for (int i = 0; i < from.length; i++) {
      Rect r = from[i];
      if (!Rect.intersects(r, hole)) {
        result = join(result, new Rect[] {r});
        continue;
      }
      int top = Math.max(r.top, hole.top);
      int bottom = Math.min(r.bottom, hole.bottom);
      result = join(result, one(r.left, r.top, r.right, top));
      result = join(result, one(r.left, top, hole.left, bottom));
      result = join(result, one(hole.right, top, r.right, bottom));
      result = join(result, one(r.left, bottom, r.right, r.bottom));
    }
    return result;
  }

  private static Rect[] minus(Rect[] from, Rect[] holes) {
    Rect[] result = from;
    for (int i = 0; i < holes.length; i++) result = without(result, holes[i]);
    return result;
  }

  private static Rect[] common(Rect[] a, Rect[] b) {
    return minus(a, minus(a, b));
  }

  private static Rect[] combine(Rect[] a, Rect[] b, Op op) {
    switch (op) {
      case DIFFERENCE:
        return minus(a, b);
      case INTERSECT:
        return common(a, b);
      case UNION:
        return join(a, minus(b, a));
      case XOR:
        return join(minus(a, b), minus(b, a));
      case REVERSE_DIFFERENCE:
        return minus(b, a);
      default:
        return b;
    }
  }

  public void setEmpty() {
    parts = new Rect[0];
  }

  public boolean set(Region region) {
    return take(region.parts);
  }

  public boolean set(Rect r) {
    return set(r.left, r.top, r.right, r.bottom);
  }

  public boolean set(int left, int top, int right, int bottom) {
    return take(one(left, top, right, bottom));
  }

  /** The bounds of the path that lie within the clip. */
  public boolean setPath(Path path, Region clip) {
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    Rect outer = new Rect();
    bounds.roundOut(outer);
    return take(common(one(outer.left, outer.top, outer.right, outer.bottom), clip.parts));
  }

  public boolean isEmpty() {
    return parts.length == 0;
  }

  public boolean isRect() {
    return parts.length == 1;
  }

  public boolean isComplex() {
    return parts.length > 1;
  }

  public Rect getBounds() {
    Rect bounds = new Rect();
    getBounds(bounds);
    return bounds;
  }

  public boolean getBounds(Rect r) {
    r.setEmpty();
    for (int i = 0; i < parts.length; i++) r.union(parts[i]);
    return parts.length > 0;
  }

  public Path getBoundaryPath() {
    Path path = new Path();
    getBoundaryPath(path);
    return path;
  }

  public boolean getBoundaryPath(Path path) {
    path.reset();
    for (int i = 0; i < parts.length; i++) path.addRect(new RectF(parts[i]), Path.Direction.CW);
    return parts.length > 0;
  }

  public boolean contains(int x, int y) {
    for (int i = 0; i < parts.length; i++) {
      if (parts[i].contains(x, y)) return true;
    }
    return false;
  }

  public boolean quickContains(Rect r) {
    return quickContains(r.left, r.top, r.right, r.bottom);
  }

  public boolean quickContains(int left, int top, int right, int bottom) {
    return isRect() && parts[0].contains(left, top, right, bottom);
  }

  public boolean quickReject(Rect r) {
    return quickReject(r.left, r.top, r.right, r.bottom);
  }

  public boolean quickReject(int left, int top, int right, int bottom) {
    return isEmpty() || !getBounds().intersects(left, top, right, bottom);
  }

  public boolean quickReject(Region rgn) {
    return rgn.isEmpty() || quickReject(rgn.getBounds());
  }

  public void translate(int dx, int dy) {
    translate(dx, dy, null);
  }

  public void translate(int dx, int dy, Region dst) {
    Rect[] moved = new Rect[parts.length];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = new Rect(parts[i]);
      moved[i].offset(dx, dy);
    }
    (dst == null ? this : dst).parts = moved;
  }

  public final boolean union(Rect r) {
    return op(r, Op.UNION);
  }

  public boolean op(Rect r, Op op) {
    return take(combine(parts, one(r.left, r.top, r.right, r.bottom), op));
  }

  public boolean op(int left, int top, int right, int bottom, Op op) {
    return take(combine(parts, one(left, top, right, bottom), op));
  }

  public boolean op(Region region, Op op) {
    return take(combine(parts, region.parts, op));
  }

  public boolean op(Rect rect, Region region, Op op) {
    return take(combine(one(rect.left, rect.top, rect.right, rect.bottom), region.parts, op));
  }

  public boolean op(Region region1, Region region2, Op op) {
    return take(combine(region1.parts, region2.parts, op));
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel p, int flags) {
    p.writeWhole(new Region(this));
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Region && minus(parts, ((Region) obj).parts).length == 0
        && minus(((Region) obj).parts, parts).length == 0;
  }

  @Override
  public int hashCode() {
    return getBounds().hashCode();
  }

  @Override
  public String toString() {
    return "Region(" + getBounds().toShortString() + ")";
  }
}

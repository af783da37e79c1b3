package android.graphics;

/** A picture whose middle stretches. */
@antecede.Plain
public class NinePatch {
  private final Bitmap bitmap;
  private final String source;
  private Paint paint;

  public NinePatch(Bitmap bitmap, byte[] chunk) {
    this(bitmap, chunk, null);
  }

  public NinePatch(Bitmap bitmap, byte[] chunk, String srcName) {
    this.bitmap = bitmap;
    source = srcName;
  }

  public String getName() {
    return source;
  }

  public Paint getPaint() {
    return paint;
  }

  public void setPaint(Paint p) {
    paint = p;
  }

  public Bitmap getBitmap() {
    return bitmap;
  }

  public void draw(Canvas canvas, RectF location) {}

  public void draw(Canvas canvas, Rect location) {}

  public void draw(Canvas canvas, Rect location, Paint paint) {}

  public int getDensity() {
    return bitmap.getDensity();
  }

  public int getWidth() {
    return bitmap.getWidth();
  }

  public int getHeight() {
    return bitmap.getHeight();
  }

  public final boolean hasAlpha() {
    return bitmap.hasAlpha();
  }

  public final Region getTransparentRegion(Rect bounds) {
    return null;
  }

  public static boolean isNinePatchChunk(byte[] chunk) {
    return chunk != null && chunk.length >= 32;
  }
}

package android.graphics;

/** Draws nothing; keeps the matrix and the clip as they are saved and restored. */
public class Canvas {
  public static final int ALL_SAVE_FLAG = 31;
  public static final int CLIP_SAVE_FLAG = 2;
  public static final int CLIP_TO_LAYER_SAVE_FLAG = 16;
  public static final int FULL_COLOR_LAYER_SAVE_FLAG = 8;
  public static final int HAS_ALPHA_LAYER_SAVE_FLAG = 4;
  public static final int MATRIX_SAVE_FLAG = 1;

  public enum EdgeType {
    BW,
    AA
  }

  public enum VertexMode {
    TRIANGLES,
    TRIANGLE_STRIP,
    TRIANGLE_FAN
  }

  private static final int MOST = 32766;

  private Bitmap bitmap;
  private int density;
  private DrawFilter drawFilter;
  private Matrix matrix = new Matrix();
  private RectF clip;
  private Saved saved;
  private int saves = 1;

  /** What {@link #restore} brings back. */
  private static final class Saved {
    final Saved below;
    final Matrix matrix;
    final RectF clip;

    Saved(Saved below, Matrix matrix, RectF clip) {
      this.below = below;
      this.matrix = new Matrix(matrix);
      this.clip = new RectF(clip);
    }
  }

  public Canvas() {
    clip = new RectF(0, 0, MOST, MOST);
  }

  public Canvas(Bitmap bitmap) {
    if (!bitmap.isMutable()) throw new IllegalStateException("Immutable bitmap passed to Canvas constructor");
    check(bitmap);
    setBitmap(bitmap);
  }

  private static void check(Bitmap bitmap) {
    if (bitmap.isRecycled()) throw new RuntimeException("Canvas: trying to use a recycled bitmap " + bitmap);
  }

  public boolean isHardwareAccelerated() {
    return false;
  }

  public void setBitmap(Bitmap bitmap) {
    if (bitmap != null && !bitmap.isMutable()) throw new IllegalStateException();
    this.bitmap = bitmap;
    matrix = new Matrix();
    saved = null;
    saves = 1;
    clip = bitmap == null ? new RectF() : new RectF(0, 0, bitmap.getWidth(), bitmap.getHeight());
    if (bitmap != null) density = bitmap.getDensity();
  }

  public boolean isOpaque() {
    return bitmap != null && !bitmap.hasAlpha();
  }

  public int getWidth() {
    return bitmap == null ? 0 : bitmap.getWidth();
  }

  public int getHeight() {
    return bitmap == null ? 0 : bitmap.getHeight();
  }

  public int getDensity() {
    return density;
  }

  public void setDensity(int density) {
    if (bitmap != null) bitmap.setDensity(density);
    this.density = density;
  }

  public int getMaximumBitmapWidth() {
    return MOST;
  }

  public int getMaximumBitmapHeight() {
    return MOST;
  }

  public int save() {
    saved = new Saved(saved, matrix, clip);
    return saves++;
  }

  public int save(int saveFlags) {
    return save();
  }

  public int saveLayer(RectF bounds, Paint paint) {
    return save();
  }

  public int saveLayer(float left, float top, float right, float bottom, Paint paint) {
    return save();
  }

  public int saveLayer(RectF bounds, Paint paint, int saveFlags) {
    return save();
  }

  public int saveLayer(float left, float top, float right, float bottom, Paint paint, int saveFlags) {
    return save();
  }

  public int saveLayerAlpha(RectF bounds, int alpha) {
    return save();
  }

  public int saveLayerAlpha(float left, float top, float right, float bottom, int alpha) {
    return save();
  }

  public int saveLayerAlpha(RectF bounds, int alpha, int saveFlags) {
    return save();
  }

  public int saveLayerAlpha(float left, float top, float right, float bottom, int alpha, int saveFlags) {
    return save();
  }

  public void restore() {
    if (saved == null) throw new IllegalStateException("Underflow in restore - more restores than saves");
    matrix = saved.matrix;
    clip = saved.clip;
    saved = saved.below;
    saves--;
  }

  public int getSaveCount() {
    return saves;
  }

  public void restoreToCount(int saveCount) {
    if (saveCount < 1) throw new IllegalArgumentException("Underflow in restoreToCount - more restores than saves");
    while (saves > saveCount) restore();
  }

  public void translate(float dx, float dy) {
    matrix.preTranslate(dx, dy);
  }

  public void scale(float sx, float sy) {
    matrix.preScale(sx, sy);
  }

  public final void scale(float sx, float sy, float px, float py) {
    matrix.preScale(sx, sy, px, py);
  }

  public void rotate(float degrees) {
    matrix.preRotate(degrees);
  }

  public final void rotate(float degrees, float px, float py) {
    matrix.preRotate(degrees, px, py);
  }

  public void skew(float sx, float sy) {
    matrix.preSkew(sx, sy);
  }

  public void concat(Matrix matrix) {
    if (matrix != null) this.matrix.preConcat(matrix);
  }

  public void setMatrix(Matrix matrix) {
    this.matrix.set(matrix);
  }

  public void getMatrix(Matrix ctm) {
    ctm.set(matrix);
  }

  public final Matrix getMatrix() {
    return new Matrix(matrix);
  }

  private boolean clip(float left, float top, float right, float bottom) {
    RectF rect = new RectF(left, top, right, bottom);
    matrix.mapRect(rect);
    if (!clip.intersect(rect)) clip.setEmpty();
    return !clip.isEmpty();
  }

  public boolean clipRect(RectF rect) {
    return clip(rect.left, rect.top, rect.right, rect.bottom);
  }

  public boolean clipRect(Rect rect) {
    return clip(rect.left, rect.top, rect.right, rect.bottom);
  }

  public boolean clipRect(float left, float top, float right, float bottom) {
    return clip(left, top, right, bottom);
  }

  public boolean clipRect(int left, int top, int right, int bottom) {
    return clip(left, top, right, bottom);
  }

  public boolean clipRect(RectF rect, Region.Op op) {
    return op == Region.Op.INTERSECT ? clipRect(rect) : !clip.isEmpty();
  }

  public boolean clipRect(Rect rect, Region.Op op) {
    return op == Region.Op.INTERSECT ? clipRect(rect) : !clip.isEmpty();
  }

  public boolean clipRect(float left, float top, float right, float bottom, Region.Op op) {
    return op == Region.Op.INTERSECT ? clip(left, top, right, bottom) : !clip.isEmpty();
  }

  public boolean clipOutRect(RectF rect) {
    return !clip.isEmpty();
  }

  public boolean clipOutRect(Rect rect) {
    return !clip.isEmpty();
  }

  public boolean clipOutRect(float left, float top, float right, float bottom) {
    return !clip.isEmpty();
  }

  public boolean clipOutRect(int left, int top, int right, int bottom) {
    return !clip.isEmpty();
  }

  public boolean clipPath(Path path, Region.Op op) {
    return op == Region.Op.INTERSECT ? clipPath(path) : !clip.isEmpty();
  }

  public boolean clipPath(Path path) {
    if (path.isInverseFillType()) return !clip.isEmpty();
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    return clipRect(bounds);
  }

  public boolean clipOutPath(Path path) {
    return !clip.isEmpty();
  }

  public DrawFilter getDrawFilter() {
    return drawFilter;
  }

  public void setDrawFilter(DrawFilter filter) {
    drawFilter = filter;
  }

  public boolean quickReject(float left, float top, float right, float bottom) {
    RectF rect = new RectF(left, top, right, bottom);
    matrix.mapRect(rect);
    return !RectF.intersects(rect, clip);
  }

  public boolean quickReject(float left, float top, float right, float bottom, EdgeType type) {
    return quickReject(left, top, right, bottom);
  }

  public boolean quickReject(RectF rect) {
    return quickReject(rect.left, rect.top, rect.right, rect.bottom);
  }

  public boolean quickReject(RectF rect, EdgeType type) {
    return quickReject(rect);
  }

  public boolean quickReject(Path path) {
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    return quickReject(bounds);
  }

  public boolean quickReject(Path path, EdgeType type) {
    return quickReject(path);
  }

  public boolean getClipBounds(Rect bounds) {
    RectF local = new RectF(clip);
    Matrix back = new Matrix();
    if (matrix.invert(back)) back.mapRect(local);
    local.roundOut(bounds);
    return !clip.isEmpty();
  }

  public final Rect getClipBounds() {
    Rect bounds = new Rect();
    getClipBounds(bounds);
    return bounds;
  }

  public void drawBitmap(Bitmap bitmap, float left, float top, Paint paint) {
    check(bitmap);
  }

  public void drawBitmap(Bitmap bitmap, Rect src, RectF dst, Paint paint) {
    check(bitmap);
  }

  public void drawBitmap(Bitmap bitmap, Rect src, Rect dst, Paint paint) {
    check(bitmap);
  }

  public void drawBitmap(Bitmap bitmap, Matrix matrix, Paint paint) {
    check(bitmap);
  }

  public void drawBitmapMesh(Bitmap bitmap, int meshWidth, int meshHeight, float[] verts, int vertOffset, int[] colors,
      int colorOffset, Paint paint) {
    check(bitmap);
  }

  public void drawColor(int color) {
    if (bitmap != null && !bitmap.isRecycled() && color >>> 24 == 0xff) bitmap.eraseColor(color);
  }

  public void drawPicture(Picture picture) {
    picture.draw(this);
  }

  public void drawRenderNode(RenderNode renderNode) {
    throw new IllegalArgumentException("Software rendering doesn't support drawRenderNode");
  }

  public void drawTextRun(CharSequence text, int start, int end, int contextStart, int contextEnd, float x, float y,
      boolean isRtl, Paint paint) {}

  public void drawTextRun(char[] text, int index, int count, int contextIndex, int contextCount, float x, float y,
      boolean isRtl, Paint paint) {}

  public void enableZ() {}

  public void disableZ() {}

  public void drawPicture(Picture picture, RectF dst) {}

  public void drawPicture(Picture picture, Rect dst) {}

  public void drawArc(RectF oval, float startAngle, float sweepAngle, boolean useCenter, Paint paint) {}

  public void drawArc(float left, float top, float right, float bottom, float startAngle, float sweepAngle,
      boolean useCenter, Paint paint) {}

  public void drawARGB(int a, int r, int g, int b) {}

  public void drawBitmap(int[] colors, int offset, int stride, float x, float y, int width, int height, boolean hasAlpha,
      Paint paint) {}

  public void drawBitmap(int[] colors, int offset, int stride, int x, int y, int width, int height, boolean hasAlpha,
      Paint paint) {}

  public void drawCircle(float cx, float cy, float radius, Paint paint) {}

  public void drawColor(long color) {}

  public void drawColor(int color, PorterDuff.Mode mode) {}

  public void drawColor(int color, BlendMode mode) {}

  public void drawColor(long color, BlendMode mode) {}

  public void drawLine(float startX, float startY, float stopX, float stopY, Paint paint) {}

  public void drawLines(float[] pts, int offset, int count, Paint paint) {}

  public void drawLines(float[] pts, Paint paint) {}

  public void drawOval(RectF oval, Paint paint) {}

  public void drawOval(float left, float top, float right, float bottom, Paint paint) {}

  public void drawPaint(Paint paint) {}

  public void drawPatch(NinePatch patch, Rect dst, Paint paint) {}

  public void drawPatch(NinePatch patch, RectF dst, Paint paint) {}

  public void drawPath(Path path, Paint paint) {}

  public void drawPoint(float x, float y, Paint paint) {}

  public void drawPoints(float[] pts, int offset, int count, Paint paint) {}

  public void drawPoints(float[] pts, Paint paint) {}

  public void drawPosText(char[] text, int index, int count, float[] pos, Paint paint) {}

  public void drawPosText(String text, float[] pos, Paint paint) {}

  public void drawRect(RectF rect, Paint paint) {}

  public void drawRect(Rect r, Paint paint) {}

  public void drawRect(float left, float top, float right, float bottom, Paint paint) {}

  public void drawRGB(int r, int g, int b) {}

  public void drawRoundRect(RectF rect, float rx, float ry, Paint paint) {}

  public void drawRoundRect(float left, float top, float right, float bottom, float rx, float ry, Paint paint) {}

  public void drawDoubleRoundRect(RectF outer, float outerRx, float outerRy, RectF inner, float innerRx, float innerRy,
      Paint paint) {}

  public void drawDoubleRoundRect(RectF outer, float[] outerRadii, RectF inner, float[] innerRadii, Paint paint) {}

  public void drawText(char[] text, int index, int count, float x, float y, Paint paint) {}

  public void drawText(String text, float x, float y, Paint paint) {}

  public void drawText(String text, int start, int end, float x, float y, Paint paint) {}

  public void drawText(CharSequence text, int start, int end, float x, float y, Paint paint) {}

  public void drawTextOnPath(char[] text, int index, int count, Path path, float hOffset, float vOffset, Paint paint) {}

  public void drawTextOnPath(String text, Path path, float hOffset, float vOffset, Paint paint) {}

  public void drawVertices(VertexMode mode, int vertexCount, float[] verts, int vertOffset, float[] texs, int texOffset,
      int[] colors, int colorOffset, short[] indices, int indexOffset, int indexCount, Paint paint) {}
}

package android.graphics;

/** Measures one contour of a path after the other. */
@antecede.Plain
public class PathMeasure {
  public static final int POSITION_MATRIX_FLAG = 1;
  public static final int TANGENT_MATRIX_FLAG = 2;

  private Path path;
  private boolean forceClosed;
  private int first;
  private int end;

  public PathMeasure() {}

  public PathMeasure(Path path, boolean forceClosed) {
    setPath(path, forceClosed);
  }

  public void setPath(Path path, boolean forceClosed) {
    this.path = path == null ? null : new Path(path);
    this.forceClosed = forceClosed;
    first = 0;
    end = 0;
    nextContour();
  }

  public boolean nextContour() {
    if (path == null || end >= path.size()) return false;
    first = end;
    end++;
    while (end < path.size() && !path.startsAt(end)) end++;
    return true;
  }

  private float step(int index) {
    return (float) Math.hypot(path.x(index) - path.x(index - 1), path.y(index) - path.y(index - 1));
  }

  private float gap() {
    return forceClosed && end > first ? (float) Math.hypot(path.x(first) - path.x(end - 1), path.y(first) - path.y(end - 1)) : 0;
  }

  public float getLength() {
    if (path == null) return 0;
    float length = gap();
    for (int i = first + 1; i < end; i++) length += step(i);
    return length;
  }

  /** The length of all contours. */
  float total() {
    float length = 0;
    for (int i = 1; i < path.size(); i++) {
      if (!path.startsAt(i)) length += step(i);
    }
    return length;
  }

  public boolean isClosed() {
    return forceClosed || path != null && end > first && path.x(first) == path.x(end - 1) && path.y(first) == path.y(end - 1);
  }

  public boolean getPosTan(float distance, float[] pos, float[] tan) {
    if (pos != null && pos.length < 2 || tan != null && tan.length < 2) throw new ArrayIndexOutOfBoundsException();
    if (path == null || end - first < 2) return false;
    float left = Math.max(0, Math.min(distance, getLength()));
    int index = first + 1;
    while (index < end - 1 && left > step(index)) left -= step(index++);
    float length = step(index);
    float part = length == 0 ? 0 : Math.min(1, left / length);
    float dx = path.x(index) - path.x(index - 1);
    float dy = path.y(index) - path.y(index - 1);
    if (pos != null) {
      pos[0] = path.x(index - 1) + dx * part;
      pos[1] = path.y(index - 1) + dy * part;
    }
    if (tan != null) {
      tan[0] = length == 0 ? 0 : dx / length;
      tan[1] = length == 0 ? 0 : dy / length;
    }
    return true;
  }

  public boolean getMatrix(float distance, Matrix matrix, int flags) {
    float[] pos = new float[2];
    float[] tan = new float[2];
    if (!getPosTan(distance, pos, tan)) return false;
    matrix.reset();
    if ((flags & TANGENT_MATRIX_FLAG) != 0) matrix.setSinCos(tan[1], tan[0]);
    if ((flags & POSITION_MATRIX_FLAG) != 0) matrix.postTranslate(pos[0], pos[1]);
    return true;
  }

  public boolean getSegment(float startD, float stopD, Path dst, boolean startWithMoveTo) {
    float[] pos = new float[2];
    if (startD >= stopD || !getPosTan(startD, pos, null)) return false;
    if (startWithMoveTo) dst.moveTo(pos[0], pos[1]);
    else dst.lineTo(pos[0], pos[1]);
    float far = 0;
    for (int i = first + 1; i < end; i++) {
      far += step(i);
      if (far > startD && far < stopD) dst.lineTo(path.x(i), path.y(i));
    }
    getPosTan(stopD, pos, null);
    dst.lineTo(pos[0], pos[1]);
    return true;
  }
}

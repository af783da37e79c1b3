package android.graphics;

/** Something drawn once and shown often. What is drawn is not kept, as nothing is painted; where and how it would be shown is. */
@antecede.Plain
public final class RenderNode {
  private static long nextId = 1;

  private final long id = nextId++;
  private final String name;
  private RecordingCanvas recording;
  private boolean hasDisplayList;
  private int left;
  private int top;
  private int right;
  private int bottom;
  private float alpha = 1;
  private float rotationX;
  private float rotationY;
  private float rotationZ;
  private float scaleX = 1;
  private float scaleY = 1;
  private float translationX;
  private float translationY;
  private float translationZ;
  private float elevation;
  private float cameraDistance;
  private float pivotX;
  private float pivotY;
  private boolean pivotSet;
  private boolean clipToBounds = true;
  private boolean clipToOutline;
  private boolean overlappingRendering = true;
  private boolean forceDarkAllowed = true;
  private boolean projectBackwards;
  private boolean projectionReceiver;
  private boolean useCompositingLayer;
  private int spotShadowColor = 0xff000000;
  private int ambientShadowColor = 0xff000000;
  private boolean hasOutline;
  private Rect clipRect;
  private RenderEffect renderEffect;

  public RenderNode(String name) {
    this.name = name;
  }

  public RecordingCanvas beginRecording() {
    return beginRecording(getWidth(), getHeight());
  }

  public RecordingCanvas beginRecording(int width, int height) {
    if (recording != null) throw new IllegalStateException("Recording currently in progress - missing #endRecording() call?");
    recording = new RecordingCanvas(width, height);
    return recording;
  }

  public void endRecording() {
    if (recording == null) throw new IllegalStateException("No recording in progress, forgot to call #beginRecording()?");
    recording = null;
    hasDisplayList = true;
  }

  public void discardDisplayList() {
    hasDisplayList = false;
  }

  public boolean hasDisplayList() {
    return hasDisplayList;
  }

  public long getUniqueId() {
    return id;
  }

  public long computeApproximateMemoryUsage() {
    return 0;
  }

  // Where it lies.

  public boolean setPosition(int left, int top, int right, int bottom) {
    if (this.left == left && this.top == top && this.right == right && this.bottom == bottom) return false;
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
    return true;
  }

  public boolean setPosition(Rect position) {
    return setPosition(position.left, position.top, position.right, position.bottom);
  }

  public boolean offsetLeftAndRight(int offset) {
    return setPosition(left + offset, top, right + offset, bottom);
  }

  public boolean offsetTopAndBottom(int offset) {
    return setPosition(left, top + offset, right, bottom + offset);
  }

  public int getLeft() {
    return left;
  }

  public int getTop() {
    return top;
  }

  public int getRight() {
    return right;
  }

  public int getBottom() {
    return bottom;
  }

  public int getWidth() {
    return right - left;
  }

  public int getHeight() {
    return bottom - top;
  }

  public void getMatrix(Matrix outMatrix) {
    outMatrix.reset();
    float x = getPivotX();
    float y = getPivotY();
    outMatrix.setTranslate(translationX, translationY);
    outMatrix.preRotate(rotationZ, x, y);
    outMatrix.preScale(scaleX, scaleY, x, y);
    if (rotationX == 0 && rotationY == 0) return;
    Camera camera = new Camera();
    camera.rotateX(rotationX);
    camera.rotateY(-rotationY);
    Matrix turned = new Matrix();
    camera.getMatrix(turned);
    turned.preTranslate(-x, -y);
    turned.postTranslate(x, y);
    outMatrix.preConcat(turned);
  }

  public void getInverseMatrix(Matrix outMatrix) {
    Matrix matrix = new Matrix();
    getMatrix(matrix);
    matrix.invert(outMatrix);
  }

  public boolean hasIdentityMatrix() {
    Matrix matrix = new Matrix();
    getMatrix(matrix);
    return matrix.isIdentity();
  }

  public float getPivotX() {
    return pivotSet ? pivotX : getWidth() / 2f;
  }

  public float getPivotY() {
    return pivotSet ? pivotY : getHeight() / 2f;
  }

  public boolean setPivotX(float pivotX) {
    boolean changed = !pivotSet || this.pivotX != pivotX;
    this.pivotX = pivotX;
    pivotSet = true;
    return changed;
  }

  public boolean setPivotY(float pivotY) {
    boolean changed = !pivotSet || this.pivotY != pivotY;
    this.pivotY = pivotY;
    pivotSet = true;
    return changed;
  }

  public boolean isPivotExplicitlySet() {
    return pivotSet;
  }

  public boolean resetPivot() {
    boolean changed = pivotSet;
    pivotSet = false;
    return changed;
  }

  // How it looks.

  public float getAlpha() {
    return alpha;
  }

  public boolean setAlpha(float alpha) {
    boolean changed = this.alpha != alpha;
    this.alpha = alpha;
    return changed;
  }

  public float getRotationX() {
    return rotationX;
  }

  public boolean setRotationX(float rotationX) {
    boolean changed = this.rotationX != rotationX;
    this.rotationX = rotationX;
    return changed;
  }

  public float getRotationY() {
    return rotationY;
  }

  public boolean setRotationY(float rotationY) {
    boolean changed = this.rotationY != rotationY;
    this.rotationY = rotationY;
    return changed;
  }

  public float getRotationZ() {
    return rotationZ;
  }

  public boolean setRotationZ(float rotationZ) {
    boolean changed = this.rotationZ != rotationZ;
    this.rotationZ = rotationZ;
    return changed;
  }

  public float getScaleX() {
    return scaleX;
  }

  public boolean setScaleX(float scaleX) {
    boolean changed = this.scaleX != scaleX;
    this.scaleX = scaleX;
    return changed;
  }

  public float getScaleY() {
    return scaleY;
  }

  public boolean setScaleY(float scaleY) {
    boolean changed = this.scaleY != scaleY;
    this.scaleY = scaleY;
    return changed;
  }

  public float getTranslationX() {
    return translationX;
  }

  public boolean setTranslationX(float translationX) {
    boolean changed = this.translationX != translationX;
    this.translationX = translationX;
    return changed;
  }

  public float getTranslationY() {
    return translationY;
  }

  public boolean setTranslationY(float translationY) {
    boolean changed = this.translationY != translationY;
    this.translationY = translationY;
    return changed;
  }

  public float getTranslationZ() {
    return translationZ;
  }

  public boolean setTranslationZ(float translationZ) {
    boolean changed = this.translationZ != translationZ;
    this.translationZ = translationZ;
    return changed;
  }

  public float getElevation() {
    return elevation;
  }

  public boolean setElevation(float elevation) {
    boolean changed = this.elevation != elevation;
    this.elevation = elevation;
    return changed;
  }

  public float getCameraDistance() {
    return cameraDistance;
  }

  public boolean setCameraDistance(float cameraDistance) {
    boolean changed = this.cameraDistance != cameraDistance;
    this.cameraDistance = cameraDistance;
    return changed;
  }

  public int getSpotShadowColor() {
    return spotShadowColor;
  }

  public boolean setSpotShadowColor(int spotShadowColor) {
    boolean changed = this.spotShadowColor != spotShadowColor;
    this.spotShadowColor = spotShadowColor;
    return changed;
  }

  public int getAmbientShadowColor() {
    return ambientShadowColor;
  }

  public boolean setAmbientShadowColor(int ambientShadowColor) {
    boolean changed = this.ambientShadowColor != ambientShadowColor;
    this.ambientShadowColor = ambientShadowColor;
    return changed;
  }

  public boolean getClipToBounds() {
    return clipToBounds;
  }

  public boolean setClipToBounds(boolean clipToBounds) {
    boolean changed = this.clipToBounds != clipToBounds;
    this.clipToBounds = clipToBounds;
    return changed;
  }

  public boolean getClipToOutline() {
    return clipToOutline;
  }

  public boolean setClipToOutline(boolean clipToOutline) {
    boolean changed = this.clipToOutline != clipToOutline;
    this.clipToOutline = clipToOutline;
    return changed;
  }

  public boolean hasOverlappingRendering() {
    return overlappingRendering;
  }

  public boolean setHasOverlappingRendering(boolean hasOverlappingRendering) {
    boolean changed = overlappingRendering != hasOverlappingRendering;
    overlappingRendering = hasOverlappingRendering;
    return changed;
  }

  public boolean isForceDarkAllowed() {
    return forceDarkAllowed;
  }

  public boolean setForceDarkAllowed(boolean allow) {
    boolean changed = forceDarkAllowed != allow;
    forceDarkAllowed = allow;
    return changed;
  }

  public boolean setProjectBackwards(boolean shouldProject) {
    boolean changed = projectBackwards != shouldProject;
    projectBackwards = shouldProject;
    return changed;
  }

  public boolean setProjectionReceiver(boolean shouldReceive) {
    boolean changed = projectionReceiver != shouldReceive;
    projectionReceiver = shouldReceive;
    return changed;
  }

  public boolean getUseCompositingLayer() {
    return useCompositingLayer;
  }

  public boolean setUseCompositingLayer(boolean forceToLayer, Paint paint) {
    boolean changed = useCompositingLayer != forceToLayer;
    useCompositingLayer = forceToLayer;
    return changed;
  }

  public boolean setOutline(Outline outline) {
    hasOutline = outline != null && !outline.isEmpty();
    return true;
  }

  public boolean hasShadow() {
    return hasOutline && elevation + translationZ > 0;
  }

  public boolean setClipRect(Rect rect) {
    clipRect = rect == null ? null : new Rect(rect);
    return true;
  }

  public boolean setRenderEffect(RenderEffect renderEffect) {
    boolean changed = this.renderEffect != renderEffect;
    this.renderEffect = renderEffect;
    return changed;
  }
}

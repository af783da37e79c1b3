package android.view;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Point;
import android.graphics.Rect;
import android.graphics.RenderEffect;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.autofill.AutofillId;
import android.view.autofill.AutofillValue;
import android.view.contentcapture.ContentCaptureSession;
import android.view.translation.ViewTranslationCallback;
import java.util.Collections;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What a {@link View} only keeps for services that are not there: nobody fills in forms, reads the screen, writes by hand or
 * translates.
 */
abstract class ViewHints extends ViewConstants {
  private static int nextAutofillId = 1 << 30;

  private AutofillId autofillId;
  private String[] autofillHints;
  private int importantForAutofill;
  private int importantForContentCapture;
  private int contentSensitivity;
  private boolean credential;
  private boolean autoHandwritingEnabled = true;
  private boolean handwritingDelegate;
  private int handwritingDelegateFlags;
  private float handwritingLeft;
  private float handwritingTop;
  private float handwritingRight;
  private float handwritingBottom;
  private Runnable handwritingDelegatorCallback;
  private String allowedHandwritingDelegatePackage;
  private String allowedHandwritingDelegatorPackage;
  private float requestedFrameRate;
  private RenderEffect renderEffect;
  private float frameContentVelocity = -1;
  private int scrollCaptureHint;
  private ScrollCaptureCallback scrollCaptureCallback;
  private ContentCaptureSession contentCaptureSession;
  private ViewTranslationCallback viewTranslationCallback;
  private String[] receiveMimeTypes;
  private OnReceiveContentListener receiver;

  // Forms.

  public final AutofillId getAutofillId() {
    if (autofillId == null) autofillId = new AutofillId(nextAutofillId++);
    return autofillId;
  }

  public void setAutofillId(AutofillId id) {
    autofillId = id;
  }

  public void autofill(AutofillValue value) {}

  public void autofill(SparseArray<AutofillValue> values) {}

  public String[] getAutofillHints() {
    return autofillHints;
  }

  public void setAutofillHints(String... autofillHints) {
    this.autofillHints = autofillHints == null || autofillHints.length == 0 ? null : autofillHints;
  }

  public int getAutofillType() {
    return AUTOFILL_TYPE_NONE;
  }

  public AutofillValue getAutofillValue() {
    return null;
  }

  public int getImportantForAutofill() {
    return importantForAutofill;
  }

  public void setImportantForAutofill(int mode) {
    importantForAutofill = mode;
  }

  /** By what it was set to, and by those around it; if nobody says, by whether something is known that could be filled in. */
  public final boolean isImportantForAutofill() {
    for (ViewParent above = ((View) this).getParent(); above instanceof View; above = above.getParent()) {
      int around = ((View) above).getImportantForAutofill();
      if (around == IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS || around == IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS) {
        return false;
      }
    }
    int mode = getImportantForAutofill();
    if (mode == IMPORTANT_FOR_AUTOFILL_YES || mode == IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS) return true;
    if (mode == IMPORTANT_FOR_AUTOFILL_NO || mode == IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS) return false;
    return getAutofillHints() != null;
  }

  public boolean isVisibleToUserForAutofill(int virtualId) {
    return true;
  }

  public boolean isCredential() {
    return credential;
  }

  public void setIsCredential(boolean isCredential) {
    credential = isCredential;
  }

  // Readers of the screen.

  public void onProvideStructure(ViewStructure structure) {
    structure.setClassName(((View) this).getAccessibilityClassName().toString());
  }

  public void onProvideAutofillStructure(ViewStructure structure, int flags) {
    structure.setClassName(((View) this).getAccessibilityClassName().toString());
    structure.setAutofillId(getAutofillId());
    structure.setAutofillType(getAutofillType());
    structure.setAutofillHints(getAutofillHints());
    structure.setAutofillValue(getAutofillValue());
    structure.setImportantForAutofill(getImportantForAutofill());
  }

  public void onProvideContentCaptureStructure(ViewStructure structure, int flags) {
    onProvideStructure(structure);
  }

  public void onProvideVirtualStructure(ViewStructure structure) {}

  public void onProvideAutofillVirtualStructure(ViewStructure structure, int flags) {}

  public void dispatchProvideStructure(ViewStructure structure) {
    onProvideStructure(structure);
    onProvideVirtualStructure(structure);
  }

  public void dispatchProvideAutofillStructure(ViewStructure structure, int flags) {
    onProvideAutofillStructure(structure, flags);
    onProvideAutofillVirtualStructure(structure, flags);
  }

  public int getImportantForContentCapture() {
    return importantForContentCapture;
  }

  public void setImportantForContentCapture(int mode) {
    importantForContentCapture = mode;
  }

  public final boolean isImportantForContentCapture() {
    return false;
  }

  public final int getContentSensitivity() {
    return contentSensitivity;
  }

  public final void setContentSensitivity(int mode) {
    contentSensitivity = mode;
  }

  public final boolean isContentSensitive() {
    return contentSensitivity == 1;
  }

  public int getScrollCaptureHint() {
    return scrollCaptureHint;
  }

  public void setScrollCaptureHint(int hint) {
    scrollCaptureHint = hint;
  }

  public final ContentCaptureSession getContentCaptureSession() {
    return contentCaptureSession;
  }

  public void setContentCaptureSession(ContentCaptureSession contentCaptureSession) {
    this.contentCaptureSession = contentCaptureSession;
  }

  public void setViewTranslationCallback(ViewTranslationCallback callback) {
    viewTranslationCallback = callback;
  }

  public void clearViewTranslationCallback() {
    viewTranslationCallback = null;
  }

  public final void setScrollCaptureCallback(ScrollCaptureCallback callback) {
    scrollCaptureCallback = callback;
  }

  public void onScrollCaptureSearch(Rect localVisibleRect, Point windowOffset, Consumer<ScrollCaptureTarget> targets) {
    if (scrollCaptureCallback != null) {
      targets.accept(new ScrollCaptureTarget((View) this, localVisibleRect, windowOffset, scrollCaptureCallback));
    }
  }

  public void dispatchScrollCaptureSearch(Rect localVisibleRect, Point windowOffset, Consumer<ScrollCaptureTarget> targets) {
    onScrollCaptureSearch(localVisibleRect, windowOffset, targets);
  }

  // Handwriting.

  public boolean isAutoHandwritingEnabled() {
    return autoHandwritingEnabled;
  }

  public void setAutoHandwritingEnabled(boolean enabled) {
    autoHandwritingEnabled = enabled;
  }

  public boolean isHandwritingDelegate() {
    return handwritingDelegate;
  }

  public void setIsHandwritingDelegate(boolean isHandwritingDelegate) {
    handwritingDelegate = isHandwritingDelegate;
  }

  public int getHandwritingDelegateFlags() {
    return handwritingDelegateFlags;
  }

  public void setHandwritingDelegateFlags(int flags) {
    handwritingDelegateFlags = flags;
  }

  public Runnable getHandwritingDelegatorCallback() {
    return handwritingDelegatorCallback;
  }

  public void setHandwritingDelegatorCallback(Runnable callback) {
    handwritingDelegatorCallback = callback;
  }

  public String getAllowedHandwritingDelegatePackageName() {
    return allowedHandwritingDelegatePackage;
  }

  public void setAllowedHandwritingDelegatePackage(String allowedPackageName) {
    allowedHandwritingDelegatePackage = allowedPackageName;
  }

  public String getAllowedHandwritingDelegatorPackageName() {
    return allowedHandwritingDelegatorPackage;
  }

  public void setAllowedHandwritingDelegatorPackage(String allowedPackageName) {
    allowedHandwritingDelegatorPackage = allowedPackageName;
  }

  public void setHandwritingBoundsOffsets(float offsetLeft, float offsetTop, float offsetRight, float offsetBottom) {
    handwritingLeft = offsetLeft;
    handwritingTop = offsetTop;
    handwritingRight = offsetRight;
    handwritingBottom = offsetBottom;
  }

  public float getHandwritingBoundsOffsetLeft() {
    return handwritingLeft;
  }

  public float getHandwritingBoundsOffsetTop() {
    return handwritingTop;
  }

  public float getHandwritingBoundsOffsetRight() {
    return handwritingRight;
  }

  public float getHandwritingBoundsOffsetBottom() {
    return handwritingBottom;
  }

  // Contents from outside.

  public void setOnReceiveContentListener(String[] mimeTypes, OnReceiveContentListener listener) {
    if (listener != null && (mimeTypes == null || mimeTypes.length == 0)) {
      throw new IllegalArgumentException("When the listener is set, MIME types must also be set");
    }
    receiveMimeTypes = mimeTypes;
    receiver = listener;
  }

  public String[] getReceiveContentMimeTypes() {
    return receiveMimeTypes;
  }

  public ContentInfo performReceiveContent(ContentInfo payload) {
    OnReceiveContentListener listener = receiver;
    if (listener == null) return onReceiveContent(payload);
    ContentInfo left = listener.onReceiveContent((View) this, payload);
    return left == null ? null : onReceiveContent(left);
  }

  public ContentInfo onReceiveContent(ContentInfo payload) {
    return payload;
  }

  // How it is drawn.

  public float getRequestedFrameRate() {
    return requestedFrameRate;
  }

  public void setRequestedFrameRate(float frameRate) {
    requestedFrameRate = frameRate;
  }

  public float getFrameContentVelocity() {
    return frameContentVelocity;
  }

  public void setFrameContentVelocity(float pixelsPerSecond) {
    frameContentVelocity = Math.abs(pixelsPerSecond);
  }

  public void setRenderEffect(RenderEffect renderEffect) {
    this.renderEffect = renderEffect;
  }

  public final void requestUnbufferedDispatch(MotionEvent event) {}

  public final void requestUnbufferedDispatch(int source) {}

  // For the inspector of layouts: a device keeps nothing either, unless a developer asked for it.

  public final void saveAttributeDataForStyleable(Context context, int[] styleable, AttributeSet attrs, TypedArray t,
      int defStyleAttr, int defStyleRes) {}

  public Map<Integer, Integer> getAttributeSourceResourceMap() {
    return Collections.emptyMap();
  }

  public int[] getAttributeResolutionStack(int attribute) {
    return new int[0];
  }

  public int getExplicitStyle() {
    return 0;
  }
}

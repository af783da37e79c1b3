package android.view.animation;

import android.graphics.Matrix;

/** What an animation does to a view at one moment. */
public class Transformation {
  public static final int TYPE_IDENTITY = 0;
  public static final int TYPE_ALPHA = 1;
  public static final int TYPE_MATRIX = 2;
  public static final int TYPE_BOTH = 3;

  protected Matrix mMatrix = new Matrix();
  protected float mAlpha = 1;
  protected int mTransformationType = TYPE_BOTH;

  public Transformation() {}

  public void clear() {
    mMatrix.reset();
    mAlpha = 1;
    mTransformationType = TYPE_BOTH;
  }

  public int getTransformationType() {
    return mTransformationType;
  }

  public void setTransformationType(int transformationType) {
    mTransformationType = transformationType;
  }

  public void set(Transformation t) {
    mAlpha = t.getAlpha();
    mMatrix.set(t.getMatrix());
    mTransformationType = t.getTransformationType();
  }

  public void compose(Transformation t) {
    mAlpha *= t.getAlpha();
    mMatrix.preConcat(t.getMatrix());
  }

  public Matrix getMatrix() {
    return mMatrix;
  }

  public void setAlpha(float alpha) {
    mAlpha = alpha;
  }

  public float getAlpha() {
    return mAlpha;
  }

  @Override
  public String toString() {
    return "Transformation" + toShortString();
  }

  public String toShortString() {
    return "{alpha=" + mAlpha + " matrix=" + mMatrix + "}";
  }
}

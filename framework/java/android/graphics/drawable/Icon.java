package android.graphics.drawable;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.BlendMode;
import android.graphics.PorterDuff;
import android.net.Uri;
import android.os.AsyncTask;
import android.os.Handler;
import android.os.Message;
import android.os.Parcel;
import android.os.Parcelable;

/** A small picture: a bitmap, a resource, bytes or a file. */
@antecede.Plain
public final class Icon implements Parcelable {
  public static final int TYPE_ADAPTIVE_BITMAP = 5;
  public static final int TYPE_BITMAP = 1;
  public static final int TYPE_DATA = 3;
  public static final int TYPE_RESOURCE = 2;
  public static final int TYPE_URI = 4;
  public static final int TYPE_URI_ADAPTIVE_BITMAP = 6;

  public static final Parcelable.Creator<Icon> CREATOR = new Parcelable.Creator<Icon>() {
    @Override
    public Icon createFromParcel(Parcel in) {
      return (Icon) in.readWhole();
    }

    @Override
    public Icon[] newArray(int size) {
      return new Icon[size];
    }
  };

  private final int type;
  private final Bitmap bitmap;
  private final String text;
  private final int resource;
  private ColorStateList tint;

  /** Gets the drawable of {@link #loadDrawableAsync}. */
  public interface OnDrawableLoadedListener {
    void onDrawableLoaded(Drawable d);
  }

  private Icon(int type, Bitmap bitmap, String text, int resource) {
    this.type = type;
    this.bitmap = bitmap;
    this.text = text;
    this.resource = resource;
  }

  public static Icon createWithResource(Context context, int resId) {
    return new Icon(TYPE_RESOURCE, null, context.getPackageName(), resId);
  }

  public static Icon createWithResource(String resPackage, int resId) {
    return new Icon(TYPE_RESOURCE, null, resPackage, resId);
  }

  public static Icon createWithBitmap(Bitmap bits) {
    return new Icon(TYPE_BITMAP, bits, null, 0);
  }

  public static Icon createWithAdaptiveBitmap(Bitmap bits) {
    return new Icon(TYPE_ADAPTIVE_BITMAP, bits, null, 0);
  }

  public static Icon createWithData(byte[] data, int offset, int length) {
    return new Icon(TYPE_DATA, BitmapFactory.decodeByteArray(data, offset, length), null, 0);
  }

  public static Icon createWithContentUri(String uri) {
    return new Icon(TYPE_URI, null, uri, 0);
  }

  public static Icon createWithContentUri(Uri uri) {
    return createWithContentUri(uri.toString());
  }

  public static Icon createWithAdaptiveBitmapContentUri(String uri) {
    return new Icon(TYPE_URI_ADAPTIVE_BITMAP, null, uri, 0);
  }

  public static Icon createWithAdaptiveBitmapContentUri(Uri uri) {
    return createWithAdaptiveBitmapContentUri(uri.toString());
  }

  public static Icon createWithFilePath(String path) {
    return createWithContentUri(path);
  }

  public int getType() {
    return type;
  }

  public String getResPackage() {
    if (type != TYPE_RESOURCE) throw new IllegalStateException("called getResPackage() on " + this);
    return text;
  }

  public int getResId() {
    if (type != TYPE_RESOURCE) throw new IllegalStateException("called getResId() on " + this);
    return resource;
  }

  public Uri getUri() {
    if (type != TYPE_URI && type != TYPE_URI_ADAPTIVE_BITMAP) throw new IllegalStateException("called getUri() on " + this);
    return Uri.parse(text);
  }

  public Icon setTint(int tint) {
    return setTintList(ColorStateList.valueOf(tint));
  }

  public Icon setTintList(ColorStateList tintList) {
    tint = tintList;
    return this;
  }

  public Icon setTintMode(PorterDuff.Mode mode) {
    return this;
  }

  public Icon setTintBlendMode(BlendMode mode) {
    return this;
  }

  public Drawable loadDrawable(Context context) {
    Drawable drawable = null;
    if (type == TYPE_RESOURCE) drawable = context.getDrawable(resource);
    else if (bitmap != null) drawable = new BitmapDrawable(context.getResources(), bitmap);
    else if (text != null) drawable = Drawable.createFromPath(Uri.parse(text).getPath());
    if (drawable != null && tint != null) drawable.setTintList(tint);
    return drawable;
  }

  public void loadDrawableAsync(Context context, Message andThen) {
    if (andThen.getTarget() == null) throw new IllegalArgumentException("callback message must have a target handler");
    AsyncTask.execute(new Runnable() {
      @Override
      public void run() {
        andThen.obj = loadDrawable(context);
        andThen.sendToTarget();
      }
    });
  }

  public void loadDrawableAsync(Context context, OnDrawableLoadedListener listener, Handler handler) {
    AsyncTask.execute(new Runnable() {
      @Override
      public void run() {
        Drawable drawable = loadDrawable(context);
        handler.post(new Runnable() {
          @Override
          public void run() {
            listener.onDrawableLoaded(drawable);
          }
        });
      }
    });
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }

  @Override
  public String toString() {
    return "Icon(typ=" + type + ")";
  }
}

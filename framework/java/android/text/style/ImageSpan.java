package android.text.style;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.net.Uri;

/** A picture. */
public class ImageSpan extends DynamicDrawableSpan {
  private Drawable drawable;
  private Context context;
  private int resource;
  private String source;

  public ImageSpan(Bitmap b) {
    this(null, b, ALIGN_BOTTOM);
  }

  public ImageSpan(Bitmap b, int verticalAlignment) {
    this(null, b, verticalAlignment);
  }

  public ImageSpan(Context context, Bitmap bitmap) {
    this(context, bitmap, ALIGN_BOTTOM);
  }

  public ImageSpan(Context context, Bitmap bitmap, int verticalAlignment) {
    super(verticalAlignment);
    drawable = new BitmapDrawable(context == null ? null : context.getResources(), bitmap);
    drawable.setBounds(0, 0, Math.max(0, drawable.getIntrinsicWidth()), Math.max(0, drawable.getIntrinsicHeight()));
  }

  public ImageSpan(Drawable drawable) {
    this(drawable, ALIGN_BOTTOM);
  }

  public ImageSpan(Drawable drawable, int verticalAlignment) {
    super(verticalAlignment);
    this.drawable = drawable;
  }

  public ImageSpan(Drawable drawable, String source) {
    this(drawable, source, ALIGN_BOTTOM);
  }

  public ImageSpan(Drawable drawable, String source, int verticalAlignment) {
    super(verticalAlignment);
    this.drawable = drawable;
    this.source = source;
  }

  public ImageSpan(Context context, Uri uri) {
    this(context, uri, ALIGN_BOTTOM);
  }

  public ImageSpan(Context context, Uri uri, int verticalAlignment) {
    super(verticalAlignment);
    this.context = context;
    source = uri.toString();
  }

  public ImageSpan(Context context, int resourceId) {
    this(context, resourceId, ALIGN_BOTTOM);
  }

  public ImageSpan(Context context, int resourceId, int verticalAlignment) {
    super(verticalAlignment);
    this.context = context;
    resource = resourceId;
  }

  public Drawable getDrawable() {
    if (drawable == null && resource != 0) {
      drawable = context.getDrawable(resource);
      if (drawable != null) drawable.setBounds(0, 0, drawable.getIntrinsicWidth(), drawable.getIntrinsicHeight());
    }
    return drawable;
  }

  public String getSource() {
    return source;
  }

  public String toString() {
    return "ImageSpan{source='" + source + "', resourceId=" + resource + "}";
  }
}

package androidx.preference.internal;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.ImageView;
import antecede.Unlisted;

/** An icon with greatest sizes, named by the library's layouts. */
@Unlisted
public class PreferenceImageView extends ImageView {
  public PreferenceImageView(Context context) { this(context, null); }

  public PreferenceImageView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public PreferenceImageView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    android.content.res.TypedArray values = AppAttributes.of(context, attrs, "maxWidth", "maxHeight");
    setMaxWidth(values.getDimensionPixelSize(0, Integer.MAX_VALUE));
    setMaxHeight(values.getDimensionPixelSize(1, Integer.MAX_VALUE));
    values.recycle();
  }
}

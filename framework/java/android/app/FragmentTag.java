package android.app;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** What a fragment's tag in a layout says. */
final class FragmentTag {
  private static final String ANDROID = "http://schemas.android.com/apk/res/android";

  final String className;
  final int id;
  final int containerId;
  final String tag;

  FragmentTag(Context context, AttributeSet attrs, View parent) {
    String named = attrs.getAttributeValue(null, "class");
    className = named != null ? named : attrs.getAttributeValue(ANDROID, "name");
    id = attrs.getAttributeResourceValue(ANDROID, "id", View.NO_ID);
    int text = attrs.getAttributeResourceValue(ANDROID, "tag", 0);
    tag = text != 0 ? context.getString(text) : attrs.getAttributeValue(ANDROID, "tag");
    containerId = parent == null ? View.NO_ID : parent.getId();
    if (id == View.NO_ID && containerId == View.NO_ID && tag == null) {
      throw new IllegalArgumentException(attrs.getPositionDescription()
          + ": Must specify unique android:id, android:tag, or have a parent with an id for " + className);
    }
  }
}

package android.widget;

import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import antecede.Bag;

/** Views of another process: a layout and what shall be done to it. */
public class RemoteViews implements Parcelable, LayoutInflater.Filter {
  public static final String EXTRA_SHARED_ELEMENT_BOUNDS = "android.widget.extra.SHARED_ELEMENT_BOUNDS";
  public static final int MARGIN_LEFT = 0, MARGIN_TOP = 1, MARGIN_RIGHT = 2, MARGIN_BOTTOM = 3, MARGIN_START = 4, MARGIN_END = 5;
  public static final Parcelable.Creator<RemoteViews> CREATOR = new Parcelable.Creator<RemoteViews>() {
    @Override
    public RemoteViews createFromParcel(Parcel parcel) { return new RemoteViews(parcel); }

    @Override
    public RemoteViews[] newArray(int size) { return new RemoteViews[size]; }
  };

  private final String packageName;
  private int layoutId;
  private final Bag<Change> changes = new Bag<Change>();

  /** Marks the views that may be used in remote views. */
  @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
  public @interface RemoteView {}

  /** A change could not be made. */
  public static class ActionException extends RuntimeException {
    public ActionException(Exception ex) { super(ex); }

    public ActionException(String message) { super(message); }
  }

  /** One change to one view. */
  private static final class Change {
    final int view;
    final String method;
    final Object value;

    Change(int view, String method, Object value) {
      this.view = view;
      this.method = method;
      this.value = value;
    }
  }

  public RemoteViews(String packageName, int layoutId) {
    this.packageName = packageName;
    this.layoutId = layoutId;
  }

  public RemoteViews(RemoteViews landscape, RemoteViews portrait) { this(portrait); }

  public RemoteViews(RemoteViews src) {
    this(src.packageName, src.layoutId);
    for (int i = 0; i < src.changes.size(); i++) changes.add(src.changes.get(i));
  }

  public RemoteViews(Parcel parcel) {
    packageName = parcel.readString();
    layoutId = parcel.readInt();
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(packageName);
    dest.writeInt(layoutId);
  }

  @Override
  public int describeContents() { return 0; }

  @Override
  public RemoteViews clone() { return new RemoteViews(this); }

  public String getPackage() { return packageName; }

  public int getLayoutId() { return layoutId; }

  private void set(int viewId, String method, Object value) { changes.add(new Change(viewId, method, value)); }

  public void addView(int viewId, RemoteViews nestedView) { set(viewId, "addView", nestedView); }

  public void removeAllViews(int viewId) { set(viewId, "removeAllViews", null); }

  public void showNext(int viewId) { set(viewId, "showNext", null); }

  public void showPrevious(int viewId) { set(viewId, "showPrevious", null); }

  public void setDisplayedChild(int viewId, int childIndex) { setInt(viewId, "setDisplayedChild", childIndex); }

  public void setViewVisibility(int viewId, int visibility) { setInt(viewId, "setVisibility", visibility); }

  public void setTextViewText(int viewId, CharSequence text) { setCharSequence(viewId, "setText", text); }

  public void setTextViewTextSize(int viewId, int units, float size) { set(viewId, "setTextSize", new float[] {units, size}); }

  public void setTextViewCompoundDrawables(int viewId, int left, int top, int right, int bottom) {
    set(viewId, "setCompoundDrawablesWithIntrinsicBounds", new int[] {left, top, right, bottom});
  }

  public void setTextViewCompoundDrawablesRelative(int viewId, int start, int top, int end, int bottom) {
    setTextViewCompoundDrawables(viewId, start, top, end, bottom);
  }

  public void setImageViewResource(int viewId, int srcId) { setInt(viewId, "setImageResource", srcId); }

  public void setImageViewUri(int viewId, Uri uri) { setUri(viewId, "setImageURI", uri); }

  public void setImageViewBitmap(int viewId, Bitmap bitmap) { setBitmap(viewId, "setImageBitmap", bitmap); }

  public void setImageViewIcon(int viewId, Icon icon) { setIcon(viewId, "setImageIcon", icon); }

  public void setEmptyView(int viewId, int emptyViewId) { setInt(viewId, "setEmptyView", emptyViewId); }

  public void setChronometer(int viewId, long base, String format, boolean started) {
    setLong(viewId, "setBase", base);
    setString(viewId, "setFormat", format);
    setBoolean(viewId, "setStarted", started);
  }

  public void setChronometerCountDown(int viewId, boolean isCountDown) { setBoolean(viewId, "setCountDown", isCountDown); }

  public void setProgressBar(int viewId, int max, int progress, boolean indeterminate) {
    setBoolean(viewId, "setIndeterminate", indeterminate);
    if (indeterminate) return;
    setInt(viewId, "setMax", max);
    setInt(viewId, "setProgress", progress);
  }

  public void setOnClickPendingIntent(int viewId, PendingIntent pendingIntent) {
    set(viewId, "setOnClickPendingIntent", pendingIntent);
  }

  public void setPendingIntentTemplate(int viewId, PendingIntent pendingIntentTemplate) {
    set(viewId, "setPendingIntentTemplate", pendingIntentTemplate);
  }

  public void setOnClickFillInIntent(int viewId, Intent fillInIntent) { set(viewId, "setOnClickFillInIntent", fillInIntent); }

  public void setTextColor(int viewId, int color) { setInt(viewId, "setTextColor", color); }

  public void setRemoteAdapter(int appWidgetId, int viewId, Intent intent) { setRemoteAdapter(viewId, intent); }

  public void setRemoteAdapter(int viewId, Intent intent) { set(viewId, "setRemoteAdapter", intent); }

  public void setScrollPosition(int viewId, int position) { setInt(viewId, "smoothScrollToPosition", position); }

  public void setRelativeScrollPosition(int viewId, int offset) { setInt(viewId, "smoothScrollByOffset", offset); }

  public void setViewPadding(int viewId, int left, int top, int right, int bottom) {
    set(viewId, "setPadding", new int[] {left, top, right, bottom});
  }

  public void setBoolean(int viewId, String methodName, boolean value) { set(viewId, methodName, value); }

  public void setByte(int viewId, String methodName, byte value) { set(viewId, methodName, value); }

  public void setShort(int viewId, String methodName, short value) { set(viewId, methodName, value); }

  public void setInt(int viewId, String methodName, int value) { set(viewId, methodName, value); }

  public void setLong(int viewId, String methodName, long value) { set(viewId, methodName, value); }

  public void setFloat(int viewId, String methodName, float value) { set(viewId, methodName, value); }

  public void setDouble(int viewId, String methodName, double value) { set(viewId, methodName, value); }

  public void setChar(int viewId, String methodName, char value) { set(viewId, methodName, value); }

  public void setString(int viewId, String methodName, String value) { set(viewId, methodName, value); }

  public void setCharSequence(int viewId, String methodName, CharSequence value) { set(viewId, methodName, value); }

  public void setUri(int viewId, String methodName, Uri value) { set(viewId, methodName, value); }

  public void setBitmap(int viewId, String methodName, Bitmap value) { set(viewId, methodName, value); }

  public void setBundle(int viewId, String methodName, Bundle value) { set(viewId, methodName, value); }

  public void setIntent(int viewId, String methodName, Intent value) { set(viewId, methodName, value); }

  public void setIcon(int viewId, String methodName, Icon value) { set(viewId, methodName, value); }

  public void setContentDescription(int viewId, CharSequence contentDescription) {
    setCharSequence(viewId, "setContentDescription", contentDescription);
  }

  public void setLabelFor(int viewId, int labeledId) { setInt(viewId, "setLabelFor", labeledId); }

  public View apply(Context context, ViewGroup parent) {
    View view = LayoutInflater.from(context).inflate(layoutId, parent, false);
    reapply(context, view);
    return view;
  }

  public void reapply(Context context, View v) {
    for (int i = 0; i < changes.size(); i++) {
      Change change = changes.get(i);
      View target = v.findViewById(change.view);
      if (target != null) perform(context, target, change);
    }
  }

  private static final class Send implements View.OnClickListener {
    private final PendingIntent intent;

    Send(PendingIntent intent) { this.intent = intent; }

    @Override
    public void onClick(View v) {
      try {
        intent.send();
      } catch (PendingIntent.CanceledException e) {
        throw new RuntimeException(e);
      }
    }
  }

  /** What apps ask for most; the rest leaves the view as it is. */
  private static void perform(Context context, View target, Change change) {
    switch (change.method) {
      case "setText":
        ((TextView) target).setText((CharSequence) change.value);
        break;
      case "setTextColor":
        ((TextView) target).setTextColor((Integer) change.value);
        break;
      case "setVisibility":
        target.setVisibility((Integer) change.value);
        break;
      case "setImageResource":
        ((ImageView) target).setImageResource((Integer) change.value);
        break;
      case "setImageBitmap":
        ((ImageView) target).setImageBitmap((Bitmap) change.value);
        break;
      case "setProgress":
        ((ProgressBar) target).setProgress((Integer) change.value);
        break;
      case "setMax":
        ((ProgressBar) target).setMax((Integer) change.value);
        break;
      case "setIndeterminate":
        ((ProgressBar) target).setIndeterminate((Boolean) change.value);
        break;
      case "setOnClickPendingIntent":
        target.setOnClickListener(change.value == null ? null : new Send((PendingIntent) change.value));
        break;
      case "addView":
        ((ViewGroup) target).addView(((RemoteViews) change.value).apply(context, (ViewGroup) target));
        break;
      case "removeAllViews":
        ((ViewGroup) target).removeAllViews();
        break;
      default:
        break;
    }
  }

  @Override
  public boolean onLoadClass(Class clazz) { return true; }

  public void setAccessibilityTraversalAfter(int value, int value2) {}

  public void setAccessibilityTraversalBefore(int value, int value2) {}
}

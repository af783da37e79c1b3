package androidx.appcompat.app;

import android.content.Context;
import android.os.Bundle;
import android.util.TypedValue;
import android.view.View;
import android.view.ViewGroup;
import androidx.activity.ComponentDialog;
import androidx.appcompat.view.ActionMode;

/** A dialog with the library's theme. */
public class AppCompatDialog extends ComponentDialog implements AppCompatCallback {
  private AppCompatDelegate delegate;

  public AppCompatDialog(Context context) {
    this(context, 0);
  }

  public AppCompatDialog(Context context, int theme) {
    super(context, themeOf(context, theme));
  }

  protected AppCompatDialog(Context context, boolean cancelable, OnCancelListener cancelListener) {
    this(context);
    setCancelable(cancelable);
    setOnCancelListener(cancelListener);
  }

  private static int themeOf(Context context, int theme) {
    if (theme != 0) return theme;
    int attribute = context.getResources().getIdentifier("dialogTheme", "attr", context.getPackageName());
    TypedValue found = new TypedValue();
    if (attribute != 0) context.getTheme().resolveAttribute(attribute, found, true);
    return found.resourceId;
  }

  public AppCompatDelegate getDelegate() {
    if (delegate == null) delegate = AppCompatDelegate.create(this, this);
    return delegate;
  }

  public ActionBar getSupportActionBar() {
    return getDelegate().getSupportActionBar();
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    getDelegate().onCreate(savedInstanceState);
  }

  @Override
  public void setContentView(int layoutResID) {
    super.setContentView(layoutResID);
  }

  @Override
  public void setContentView(View view) {
    super.setContentView(view);
  }

  @Override
  public void setContentView(View view, ViewGroup.LayoutParams params) {
    super.setContentView(view, params);
  }

  @Override
  public void addContentView(View view, ViewGroup.LayoutParams params) {
    super.addContentView(view, params);
  }

  @Override
  public <T extends View> T findViewById(int id) {
    return super.findViewById(id);
  }

  @Override
  public void setTitle(CharSequence title) {
    super.setTitle(title);
  }

  @Override
  public void setTitle(int titleId) {
    super.setTitle(titleId);
  }

  public boolean supportRequestWindowFeature(int featureId) {
    return getDelegate().requestWindowFeature(featureId);
  }

  @Override
  protected void onStop() {
    super.onStop();
    getDelegate().onStop();
  }

  @Override
  public void dismiss() {
    super.dismiss();
  }

  @Override
  public void onSupportActionModeStarted(ActionMode mode) {}

  @Override
  public void onSupportActionModeFinished(ActionMode mode) {}

  @Override
  public ActionMode onWindowStartingSupportActionMode(ActionMode.Callback callback) {
    return null;
  }
}
